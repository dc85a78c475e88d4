import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from '../../theme';
import { breakpoint } from '../../theme/breakpoint';
import { directIcons } from './directIcons';
import { builtBefore } from './diskCache';
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

const themeFolder = join(process.cwd(), 'src/theme');

const tokens = (): FoldOptions => ({
  theme,
  breakpoint,
  sources: readdirSync(themeFolder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(themeFolder, name)),
});

/** Gatsby's two rules for scripts: its own and that of its TypeScript plugin, which transpile each .tsx file twice. */
export const isGatsbysScriptRule = ({ test, use }: Rule): boolean =>
  test instanceof RegExp && test.test('Page.tsx') && typeof use === 'function';

const templateSide = (query: string): readonly string[] => [
  'getServerData',
  'config',
  ...(query.includes('export=default') ? ['Head'] : []),
  ...(query.includes('export=head') ? ['default'] : []),
];

const isOurs = (path: string): boolean =>
  path.startsWith(join(process.cwd(), 'src')) || /\.cache[\\/](slice|gatsby-browser-entry|public-page)/.test(path);

/** Of these files only what is imported by name goes into a bundle: loading one does nothing by itself. */
export const pureRule = { include: isOurs, sideEffects: false };

/**
 * One rule instead: Babel once per file, for the browsers in package.json only. Gatsby's preset adds transforms and
 * helpers for browsers of 2017 (classes, spread, optional chaining), which made the bundles a tenth larger.
 */
export const scriptRule = (stage: 'build-javascript' | 'build-html') => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  use: ({ resourceQuery, issuer }: Asked) => [
    {
      loader: 'babel-loader',
      options: {
        babelrc: false,
        configFile: false,
        sourceType: 'unambiguous',
        cacheDirectory: builtBefore() && join(process.cwd(), '.cache/webpack/babel'),
        cacheCompression: false,
        presets: [
          [
            '@babel/preset-env',
            {
              modules: false,
              bugfixes: true,
              ...(stage === 'build-html' && { targets: { node: 'current' }, ignoreBrowserslistConfig: true }),
            },
          ],
          ['@babel/preset-react', { runtime: 'automatic' }],
          '@babel/preset-typescript',
        ],
        plugins: [
          directIcons,
          [foldTheme, tokens()],
          ['babel-plugin-remove-graphql-queries', { stage, staticQueryDir: 'page-data/sq/d' }],
          [
            'babel-plugin-styled-components',
            { ssr: true, displayName: false, fileName: false, pure: true, transpileTemplateLiterals: false },
          ],
          // Gatsby imports a template twice, for its component and for its head, and wants the other side left out.
          ...(stage === 'build-javascript' && /async-requires/.test(issuer)
            ? [[removeApi, { apis: templateSide(resourceQuery) }]]
            : []),
        ],
      },
    },
  ],
});
