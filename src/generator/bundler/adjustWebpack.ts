import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { noteBundledPackages } from './bundledPackages';
import { diskCache } from './diskCache';
import { leaveOut } from './leaveOut';
import { replaceRule, type WebpackRule } from './replaceRule';

/** swc's minifier: as small as Gatsby's Terser, in a tenth of the time. Licences go into a file beside each script. */
const minimizer = new TerserPlugin({
  // swc uses its own threads; starting a process for it would take as long as its work.
  parallel: false,
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true },
});

type Adjust = NonNullable<GatsbyNode['onCreateWebpackConfig']>;
type Args = Parameters<Adjust>[0];

/** Timeout for loading a part of the app, in milliseconds: the same as for the answer to an inquiry. */
const CHUNK_TIMEOUT_MS = 20_000;

/** The Formspree library imports a loader for card payments, which this site never takes: 9 KB of brotli saved. */
const withoutPayments = { '@stripe/react-stripe-js': false, '@stripe/stripe-js/pure/index.js': false };

/** Gatsby's component and worker for third-party scripts, which no page has: 1.6 KB saved on every page. */
const withoutForeignScripts = {
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
  './utils/inject-partytown-snippet$': false,
};

/**
 * The translation plugin uses outdent for a warning in develop about a page without words, and browser-lang to guess
 * the language, which src/runtime/locale decides: 0.8 KB saved on every page.
 */
const withoutGuessing = { outdent$: false, 'browser-lang$': false };

/**
 * The same plugin imports all of its React library, so nothing could be left out. It gets only what it uses: 2.4 KB
 * saved on every page. If an update uses more of it, no page renders.
 */
const byName: WebpackRule = {
  test: /[\\/]node_modules[\\/]gatsby-plugin-react-i18next[\\/]/,
  resolve: { alias: { 'react-i18next$': join(process.cwd(), 'src/shell/reactI18next.ts') } },
};

/**
 * The icons' own maker is for more than this site draws: 0.9 KB saved on every page, and half of each icon's HTML. If an
 * update names it otherwise, the bound on a page's bytes tells; if its drawings change, no page renders.
 */
const plainIcons: WebpackRule = {
  test: /[\\/]node_modules[\\/]lucide-react[\\/]/,
  resolve: { alias: { '../createLucideIcon.mjs$': join(process.cwd(), 'src/components/ui/drawIcon.ts') } },
};

/** Gatsby's slices and its registration of a service worker, of which no page has any: 1.4 KB saved on every page. */
const withoutSlices = (cache: string): WebpackRule =>
  leaveOut(cache, { 'gatsby-browser-entry.js': './slice', 'production-app.js': './register-service-worker' });

interface Config {
  readonly cache: object;
  readonly module: { readonly rules: readonly WebpackRule[] };
  readonly optimization: object;
  readonly output: object;
}

/** Gatsby's own rule covers TypeScript; that of its plugin would transpile each of our files a second time. */
const transpiledOnce = (rules: readonly WebpackRule[]): readonly WebpackRule[] =>
  replaceRule(rules, { test: /\.tsx?$/ });

/** Gatsby copies small files into every page and style that uses them. As files they load once, or only when needed. */
const asFiles = (all: readonly WebpackRule[], { rules, loaders }: Args): readonly WebpackRule[] =>
  [rules.fonts(), rules.images()].reduce(
    (done, rule) => replaceRule(done, rule, { ...rule, use: [loaders.file()] }),
    all,
  );

/** Importing one of our files has no side effects, so only imports by name are bundled: 1 KB less per page. */
const withoutSideEffects: WebpackRule = { include: join(process.cwd(), 'src'), sideEffects: false };

const adjustBuild = (args: Args): void => {
  const { actions, stage, getConfig } = args;
  const forBrowsers = stage === 'build-javascript';
  actions.setWebpackConfig({
    // Nobody debugs the published bundles; without source maps the build is a third shorter.
    devtool: false,
    plugins: forBrowsers ? [noteBundledPackages] : [],
    module: { rules: [withoutSideEffects, ...(forBrowsers ? [withoutSlices(join(process.cwd(), '.cache'))] : [])] },
    ...(forBrowsers && { resolve: { alias: { ...withoutForeignScripts, ...withoutGuessing } } }),
  });
  const config = getConfig() as Config;
  actions.replaceWebpackConfig({
    ...config,
    cache: diskCache(config.cache),
    module: { ...config.module, rules: asFiles(config.module.rules, args) },
    ...(forBrowsers && {
      optimization: { ...config.optimization, minimizer: [minimizer] },
      // Somebody may be waiting with a written inquiry: webpack's default of two minutes is too long.
      output: { ...config.output, chunkLoadTimeout: CHUNK_TIMEOUT_MS },
    }),
  });
};

export const adjustWebpack: Adjust = (args) => {
  const { actions, stage, getConfig, plugins } = args;
  actions.setWebpackConfig({
    resolve: { alias: withoutPayments },
    module: { rules: [byName, plainIcons] },
    // As JSON only those facts are bundled that a page uses.
    plugins: [plugins.normalModuleReplacement(/\/siteFacts$/, resolve(process.env.SITE_FACTS || 'src/facts/own.json'))],
  });
  const config = getConfig() as Config;
  actions.replaceWebpackConfig({ ...config, module: { ...config.module, rules: transpiledOnce(config.module.rules) } });
  if (!stage.startsWith('develop')) adjustBuild(args);
};
