import { join } from 'node:path';

/** A rule of webpack, as far as it is read here. */
export interface Rule {
  readonly test?: unknown;
  readonly use?: unknown;
}

/** Gatsby has a rule for the scripts of the site, and its TypeScript plugin one for .ts and .tsx. */
const GATSBYS_RULES = 2;

const isScriptRule = ({ test, use }: Rule): boolean =>
  test instanceof RegExp && (test.test('Page.js') || test.test('Page.tsx')) && typeof use === 'function';

/**
 * One rule for all scripts, for the browsers in package.json only. Gatsby's preset adds transforms and helpers for
 * browsers of 2017: its two rules make pages 3 to 5 KB heavier and the build a third longer.
 *
 * Gatsby's rule also takes `config` and `getServerData` out of templates: ours export neither, a test sees to it.
 */
const scriptRule = (stage: string) => {
  const isDevelop = stage.startsWith('develop');
  return {
    test: /\.[jt]sx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: 'babel-loader',
        options: {
          babelrc: false,
          configFile: false,
          sourceType: 'unambiguous',
          cacheDirectory: join(process.cwd(), '.cache/babel'),
          presets: [
            ['@babel/preset-env', { modules: false, bugfixes: true }],
            ['@babel/preset-react', { runtime: 'automatic', development: isDevelop }],
            '@babel/preset-typescript',
          ],
          plugins: [
            'babel-plugin-remove-graphql-queries',
            [
              'babel-plugin-styled-components',
              { ssr: true, displayName: isDevelop, fileName: isDevelop, pure: !isDevelop },
            ],
            ...(stage === 'develop' ? ['react-refresh/babel'] : []),
          ],
        },
      },
    ],
  };
};

/**
 * Puts one rule in the place of Gatsby's for scripts.
 * @throws when those are not the two that are expected: another version of Gatsby then asks for another look
 */
export const withScriptRule = (rules: readonly Rule[], stage: string): Rule[] => {
  const others = rules.filter((rule) => !isScriptRule(rule));
  const found = rules.length - others.length;
  if (found !== GATSBYS_RULES)
    throw new Error(
      `Gatsby has ${found} rules for scripts, and ${GATSBYS_RULES} are expected: see src/generator/webpack/scriptRule.ts.`,
    );
  // In develop Gatsby looks at what its rules are for, to know which files are exchanged in an open page.
  const kept =
    stage === 'develop' ? rules.map((rule) => (isScriptRule(rule) ? { ...rule, include: () => false } : rule)) : others;
  return [...kept, scriptRule(stage)];
};
