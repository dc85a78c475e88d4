import type { GatsbyNode } from 'gatsby';
import { noteBundledFiles } from './bundledFiles';
import { noteBundledPackages } from './bundledPackages';
import { diskCache, withoutLoaders } from './diskCache';
import { withKnownVariables } from './knownVariables';
import { leftOutOfBrowsers, leftOutOfPages, leftOutOfRendering, withoutPayments } from './leaveOut';
import { minimizer } from './minify';
import { developRules, isGatsbysScriptRule, pureRule, scriptRule } from './transpile';

type Adjust = NonNullable<GatsbyNode['onCreateWebpackConfig']>;
type Args = Parameters<Adjust>[0];

/** Hexadecimal digits of a file's name that change with its content. Every live page carries those of all parts. */
const NAME_DIGITS = 12;

/** From asking for a part of the app to giving it up, in milliseconds: as long as for the answer to an inquiry. */
const CHUNK_PATIENCE_MS = 20_000;

interface Rule {
  test?: unknown;
  use?: unknown;
}

interface Config {
  cache: object;
  plugins: object[];
  optimization: object;
  output: object;
  resolve: { plugins?: object[] };
  module: { rules: Rule[] };
}

/** Gatsby writes small files into pages and styles, each time anew; as files they come once, or when they are needed. */
const asFile = (rule: Rule): Rule => {
  const { test, use } = rule;
  const isOfFiles = test instanceof RegExp && ['a.woff2', 'a.svg'].some((name) => test.test(name));
  if (!isOfFiles || !Array.isArray(use)) return rule;
  return { ...rule, use: use.map(({ options, ...loader }) => ({ ...loader, options: { ...options, limit: false } })) };
};

/** Lets themes replace files of other plugins. There are none, and it lists a folder for every import. */
const isThemeShadowing = (plugin: object): boolean => plugin.constructor.name.includes('Shadowing');

/** Rendering runs on a Node that has `fetch`; Gatsby brings a library for it, which is ten modules and 360 KB. */
const isFetchProvider = (plugin: object): boolean => plugin.constructor.name === 'ProvidePlugin';

const pluginsFor = (stage: string, plugins: readonly object[]): object[] =>
  plugins.filter((plugin) => stage !== 'build-html' || !isFetchProvider(plugin)).map(withKnownVariables);

const withoutShadowing = ({ resolve }: Config): Config['resolve'] => ({
  ...resolve,
  plugins: resolve.plugins?.filter((plugin) => !isThemeShadowing(plugin)),
});

const adjustDevelop = ({ actions, stage, getConfig }: Args): void => {
  const config = getConfig() as Config;
  const rules = developRules(config.module.rules, stage);
  actions.replaceWebpackConfig({ ...config, resolve: withoutShadowing(config), module: { ...config.module, rules } });
};

const adjustBuild = ({ actions, stage, getConfig }: Args): void => {
  actions.setWebpackConfig({
    // Nobody debugs the published bundles; without source maps the build is a third shorter.
    devtool: false,
    resolve: {
      alias: { ...leftOutOfPages, ...(stage === 'build-javascript' ? leftOutOfBrowsers : leftOutOfRendering) },
    },
  });
  const config = getConfig() as Config;
  const { rules } = config.module;
  actions.replaceWebpackConfig({
    ...config,
    resolve: withoutShadowing(config),
    cache: diskCache(config.cache),
    plugins: [
      ...pluginsFor(stage, config.plugins),
      withoutLoaders,
      noteBundledFiles,
      ...(stage === 'build-javascript' ? [noteBundledPackages] : []),
    ],
    // Gatsby has webpack's own code written for browsers of 2009.
    ...(stage === 'build-javascript' && {
      target: ['web', 'es2022'],
      // Somebody may be waiting for a part, with an inquiry written: two minutes, webpack's own patience, are too long.
      output: { ...config.output, chunkLoadTimeout: CHUNK_PATIENCE_MS, hashDigestLength: NAME_DIGITS },
      optimization: { ...config.optimization, minimizer: [minimizer] },
    }),
    module: {
      ...config.module,
      rules: [...rules.filter((rule) => !isGatsbysScriptRule(rule)).map(asFile), pureRule, scriptRule],
    },
  });
};

/** What the bundler does differently from Gatsby's defaults. */
export const adjustWebpack: Adjust = (args) => {
  args.actions.setWebpackConfig({ resolve: { alias: withoutPayments } });
  if (args.stage.startsWith('develop')) adjustDevelop(args);
  else adjustBuild(args);
};
