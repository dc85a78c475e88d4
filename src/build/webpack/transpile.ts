import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from '../../theme';
import { breakpoint } from '../../theme/breakpoint';
import { directIcons } from './directIcons';
import { type FoldOptions, foldTheme } from './foldTheme';
import { packageFile } from './packageFile';

interface Asked {
  readonly resourceQuery: string;
  readonly issuer: string;
}

interface Rule {
  readonly test?: unknown;
  readonly use?: unknown;
}

/** By its file, because Gatsby does not export it. */
const removeApi = packageFile('gatsby/dist/utils/babel/babel-plugin-remove-api.js');

const here = join(process.cwd(), 'src/build/webpack');

/** Tokens stand in the options, so that Babel's key changes with them; the bundler's with the bundled gatsby-node. */
const tokens: FoldOptions = { theme, breakpoint };

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

const loader = (templateSide: readonly string[]) => ({
  loader: 'babel-loader',
  options: {
    babelrc: false,
    configFile: false,
    sourceType: 'unambiguous',
    // Pages are rendered with what browsers get, so the second of the bundler's two rounds finds all work done.
    cacheDirectory: join(process.cwd(), '.cache/webpack/babel'),
    cacheCompression: false,
    cacheIdentifier: recipe,
    caller: { name: 'babel-loader', target: 'web' },
    presets: [
      ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
    plugins: [
      directIcons,
      [foldTheme, tokens],
      'babel-plugin-remove-graphql-queries',
      [
        'babel-plugin-styled-components',
        { ssr: true, displayName: false, fileName: false, pure: true, transpileTemplateLiterals: false },
      ],
      ...(templateSide.length > 0 ? [[removeApi, { apis: templateSide }]] : []),
    ],
  },
});

/** Made once each: Babel keeps what it worked out about options as long as they are the same object. */
const loaders = {
  whole: [loader([])],
  component: [loader(['getServerData', 'config', 'Head'])],
  head: [loader(['getServerData', 'config', 'default'])],
} as const;

/**
 * One rule instead: Babel once per file, for the browsers in package.json only. Gatsby's preset adds transforms and
 * helpers for browsers of 2017 (classes, spread, optional chaining), which made the bundles a tenth larger.
 *
 * Gatsby imports a template twice into browsers' bundles, for its component and for its head, and wants the other side
 * left out.
 */
export const scriptRule = (stage: 'build-javascript' | 'build-html') => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  use: ({ resourceQuery, issuer }: Asked) => {
    if (stage === 'build-html' || !/async-requires/.test(issuer)) return loaders.whole;
    return resourceQuery.includes('export=head') ? loaders.head : loaders.component;
  },
});
