import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { noteBundledFiles } from './bundledFiles';
import { noteBundledPackages } from './bundledPackages';
import { diskCache } from './diskCache';
import { minimizer } from './minify';
import { type Rule, replaceRule } from './replaceRule';

type Adjust = NonNullable<GatsbyNode['onCreateWebpackConfig']>;
type Args = Parameters<Adjust>[0];

/** From asking for a part of the app to giving it up, in milliseconds: as long as for the answer to an inquiry. */
const CHUNK_PATIENCE_MS = 20_000;

/** The Formspree library imports a loader for card payments, which this site never takes: 9 KB of brotli for nothing. */
const withoutPayments = { '@stripe/react-stripe-js': false, '@stripe/stripe-js/pure/index.js': false };

/** Gatsby's component for scripts of third parties, which no page has, and the worker for it: 1.4 KB on every page. */
const withoutForeignScripts = { 'gatsby-script$': false, '@builder.io/partytown/integration$': false };

/**
 * The translation plugin asks for the outer one to say in develop that a page has no words, and for the other one to guess
 * the language, which the locale room decides: 0.8 KB on every page.
 */
const withoutGuessing = { outdent$: false, 'browser-lang$': false };

/**
 * The same plugin takes its React library as a whole, so that nothing of it could be left out. It gets what it uses: 2.4 KB
 * less on every page. What it may use one day besides is then missing, and no page is drawn.
 */
const byName: Rule = {
  test: /[\\/]node_modules[\\/]gatsby-plugin-react-i18next[\\/]/,
  resolve: { alias: { 'react-i18next$': join(process.cwd(), 'src/shell/reactI18next.ts') } },
};

interface Config {
  readonly cache: object;
  readonly module: { readonly rules: readonly Rule[] };
  readonly optimization: object;
  readonly output: object;
}

/** Gatsby's own rule covers TypeScript; that of its TypeScript plugin has each of our files transpiled a second time. */
const transpiledOnce = (rules: readonly Rule[]): readonly Rule[] => replaceRule(rules, { test: /\.tsx?$/ });

/** Gatsby writes small files into pages and styles, each time anew; as files they come once, or when they are needed. */
const asFiles = (all: readonly Rule[], { rules, loaders }: Args): readonly Rule[] =>
  [rules.fonts(), rules.images()].reduce(
    (done, rule) => replaceRule(done, rule, { ...rule, use: [loaders.file()] }),
    all,
  );

/** Loading one of our files does nothing by itself, so only what is imported by name is bundled: 1 KB less a page. */
const withoutSideEffects: Rule = { include: join(process.cwd(), 'src'), sideEffects: false };

const adjustBuild = (args: Args): void => {
  const { actions, stage, getConfig } = args;
  const forBrowsers = stage === 'build-javascript';
  actions.setWebpackConfig({
    // Nobody debugs the published bundles; without source maps the build is a third shorter.
    devtool: false,
    plugins: [noteBundledFiles, ...(forBrowsers ? [noteBundledPackages] : [])],
    module: { rules: [withoutSideEffects] },
    ...(forBrowsers && { resolve: { alias: { ...withoutForeignScripts, ...withoutGuessing } } }),
  });
  const config = getConfig() as Config;
  actions.replaceWebpackConfig({
    ...config,
    cache: diskCache(config.cache),
    module: { ...config.module, rules: asFiles(config.module.rules, args) },
    ...(forBrowsers && {
      optimization: { ...config.optimization, minimizer: [minimizer] },
      // Somebody may be waiting for a part, with an inquiry written: two minutes, webpack's own patience, are too long.
      output: { ...config.output, chunkLoadTimeout: CHUNK_PATIENCE_MS },
    }),
  });
};

/** What the bundler does differently from Gatsby's defaults. */
export const adjustWebpack: Adjust = (args) => {
  const { actions, stage, getConfig } = args;
  actions.setWebpackConfig({ resolve: { alias: withoutPayments }, module: { rules: [byName] } });
  const config = getConfig() as Config;
  actions.replaceWebpackConfig({
    ...config,
    module: { ...config.module, rules: transpiledOnce(config.module.rules) },
  });
  if (!stage.startsWith('develop')) adjustBuild(args);
};
