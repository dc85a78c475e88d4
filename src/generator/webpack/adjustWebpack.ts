import type { GatsbyNode } from 'gatsby';
import { noteBundledFiles } from './bundledFiles';
import { noteBundledPackages } from './bundledPackages';
import { withFilesAsFiles } from './fileRules';
import { withoutPayments, withoutThirdParties } from './leaveOut';
import { minimizer } from './minify';
import { type Rule, withScriptRule } from './scriptRule';

/** Hexadecimal digits of a file's name that change with its content. Every live page carries those of all parts. */
const NAME_DIGITS = 12;

/** From asking for a part of the app to giving it up, in milliseconds: as long as for the answer to an inquiry. */
const CHUNK_PATIENCE_MS = 20_000;

interface Config {
  readonly output: object;
  readonly optimization: object;
  readonly module: { readonly rules: readonly Rule[] };
}

/** What the bundler does differently from Gatsby's defaults. Everything here is webpack's documented configuration. */
export const adjustWebpack: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ actions, stage, getConfig }) => {
  const isBuild = stage.startsWith('build');
  const forBrowsers = stage === 'build-javascript';
  actions.setWebpackConfig({
    // Nobody debugs the published bundles; without source maps the build is a third shorter.
    ...(isBuild && { devtool: false }),
    resolve: { alias: { ...withoutPayments, ...(forBrowsers && withoutThirdParties) } },
    plugins: [...(isBuild ? [noteBundledFiles] : []), ...(forBrowsers ? [noteBundledPackages] : [])],
  });
  const config = getConfig() as Config;
  actions.replaceWebpackConfig({
    ...config,
    // Writing webpack's cache takes longer than a build without it saves on one edit.
    ...(isBuild && { cache: false }),
    module: { ...config.module, rules: withFilesAsFiles(withScriptRule(config.module.rules, stage)) },
    // Gatsby has webpack's own code written for browsers of 2009.
    ...(forBrowsers && {
      target: ['web', 'es2022'],
      // Somebody may be waiting for a part, with an inquiry written: two minutes, webpack's own patience, are too long.
      output: { ...config.output, chunkLoadTimeout: CHUNK_PATIENCE_MS, hashDigestLength: NAME_DIGITS },
      optimization: { ...config.optimization, minimizer: [minimizer] },
    }),
  });
};
