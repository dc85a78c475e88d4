import type { GatsbyNode } from 'gatsby';
import { leftOutOfBrowsers, withoutPayments } from './leaveOut';
import { isGatsbysScriptRule, scriptRule } from './transpile';

type Adjust = NonNullable<GatsbyNode['onCreateWebpackConfig']>;

interface Config {
  module: { rules: { test?: unknown; use?: unknown }[] };
}

/** What the bundler does differently from Gatsby's defaults. `gatsby develop` keeps Gatsby's own way of transpiling. */
export const adjustWebpack: Adjust = ({ actions, stage, getConfig }) => {
  actions.setWebpackConfig({ resolve: { alias: withoutPayments } });
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  actions.setWebpackConfig({
    // Nobody debugs the published bundles; without source maps the build is a third shorter.
    devtool: false,
    ...(stage === 'build-javascript' && { resolve: { alias: leftOutOfBrowsers } }),
  });
  const config = getConfig() as Config;
  const { rules } = config.module;
  actions.replaceWebpackConfig({
    ...config,
    module: { ...config.module, rules: [...rules.filter((rule) => !isGatsbysScriptRule(rule)), scriptRule(stage)] },
  });
};
