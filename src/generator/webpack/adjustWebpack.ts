import type { GatsbyNode } from 'gatsby';
import { noteBundledFiles } from './bundledFiles';
import { noteBundledPackages } from './bundledPackages';
import { diskCache } from './diskCache';
import { minimizer } from './minify';
import { replaceRule, type Rule } from './replaceRule';

type Adjust = NonNullable<GatsbyNode['onCreateWebpackConfig']>;

/** From asking for a part of the app to giving it up, in milliseconds: as long as for the answer to an inquiry. */
const CHUNK_PATIENCE_MS = 20_000;

/** The Formspree library imports a loader for card payments, which this site never takes: 9 KB (brotli) for nothing. */
const withoutPayments = { '@stripe/react-stripe-js': false, '@stripe/stripe-js/pure/index.js': false };

interface Config {
  readonly cache: object;
  readonly module: { readonly rules: readonly Rule[] };
  readonly optimization: object;
}

/** What the bundler does differently from Gatsby's defaults. */
export const adjustWebpack: Adjust = ({ actions, stage, getConfig, rules, loaders }) => {
  actions.setWebpackConfig({ resolve: { alias: withoutPayments } });
  if (stage.startsWith('develop')) return;
  const forBrowsers = stage === 'build-javascript';
  actions.setWebpackConfig({
    // Nobody debugs the published bundles; without source maps the build is a third shorter.
    devtool: false,
    plugins: [noteBundledFiles, ...(forBrowsers ? [noteBundledPackages] : [])],
    // Somebody may be waiting for a part, with an inquiry written: two minutes, webpack's own patience, are too long.
    ...(forBrowsers && { output: { chunkLoadTimeout: CHUNK_PATIENCE_MS } }),
  });
  const config = getConfig() as Config;
  // Gatsby writes small files into pages and styles, each time anew; as files they come once, or when they are needed.
  const asFiles = [rules.fonts(), rules.images()].reduce<readonly Rule[]>(
    (all, rule) => replaceRule(all, rule, { ...rule, use: [loaders.file()] }),
    [
      ...config.module.rules.filter(({ test }) => ![String(rules.js().test), String(/\.tsx?$/)].includes(String(test))),
      { test: /\.[jt]sx?$/, exclude: /node_modules/, use: [loaders.js()] },
    ],
  );
  actions.replaceWebpackConfig({
    ...config,
    cache: diskCache(config.cache),
    module: { ...config.module, rules: asFiles },
    ...(forBrowsers && { optimization: { ...config.optimization, minimizer: [minimizer] } }),
  });
};
