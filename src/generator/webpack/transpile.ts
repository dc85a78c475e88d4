import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directIcons } from './directIcons';

interface Rule {
  readonly test?: unknown;
  readonly use?: unknown;
}

const here = join(process.cwd(), 'src/generator/webpack');

/** Changes with what decides how a file is transpiled: Babel's own key knows options, not the code of plugins. */
const recipe = [...readdirSync(here).map((name) => join(here, name)), join(process.cwd(), 'package-lock.json')]
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('hex');

/** Gatsby's two rules for scripts: its own and that of its TypeScript plugin, which transpile each .tsx file twice. */
export const isGatsbysScriptRule = ({ test, use }: Rule): boolean =>
  test instanceof RegExp && test.test('Page.tsx') && typeof use === 'function';

const isOurs = (path: string): boolean =>
  path.startsWith(join(process.cwd(), 'src')) || /\.cache[\\/](slice|gatsby-browser-entry|public-page)/.test(path);

/** Of these files only what is imported by name goes into a bundle: loading one does nothing by itself. */
export const pureRule = { include: isOurs, sideEffects: false };

/**
 * Babel once per file, for the browsers in package.json only.
 * @param folded writes tokens into the styles; without, a change of one shows at once
 * @param plugins of the one stage
 */
const loaderWith = ({ folded, plugins }: { readonly folded: boolean; readonly plugins: readonly string[] }) => ({
  loader: 'babel-loader',
  options: {
    babelrc: false,
    configFile: false,
    sourceType: 'unambiguous',
    // Pages are rendered with what browsers get, so the second of the bundler's two rounds finds all work done.
    cacheDirectory: join(process.cwd(), 'node_modules/.cache/babel-loader'),
    cacheCompression: false,
    cacheIdentifier: recipe,
    caller: { name: 'babel-loader', target: 'web' },
    presets: [
      ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: !folded }],
      '@babel/preset-typescript',
    ],
    plugins: [
      directIcons,
      'babel-plugin-remove-graphql-queries',
      [
        'babel-plugin-styled-components',
        { ssr: true, displayName: !folded, fileName: !folded, pure: folded, transpileTemplateLiterals: false },
      ],
      ...plugins,
    ],
  },
});

const ruleOf = (loader: object) => ({ test: /\.[jt]sx?$/, exclude: /node_modules/, use: [loader] });

/** One object for all files: Babel keeps what it worked out about options as long as they are the same. */
export const scriptLoader = loaderWith({ folded: true, plugins: [] });

/**
 * One rule instead of Gatsby's. Its preset adds transforms and helpers for browsers of 2017 (classes, spread, optional
 * chaining), which made the bundles a tenth larger.
 *
 * Gatsby's rule also takes `config` and `getServerData` out of templates: ours export neither, a test sees to it.
 */
export const scriptRule = ruleOf(scriptLoader);

/**
 * The same for `gatsby develop`, whose start took twice as long with Gatsby's rules. They stay for no file at all: Gatsby
 * looks at what they are for to know which files are to be exchanged in an open page.
 */
export const developRules = (rules: readonly Rule[], stage: string): Rule[] => [
  ...rules.map((rule) => (isGatsbysScriptRule(rule) ? { ...rule, include: () => false } : rule)),
  ruleOf(loaderWith({ folded: false, plugins: stage === 'develop' ? ['react-refresh/babel'] : [] })),
];
