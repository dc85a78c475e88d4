/** @jest-environment node */
import { withFilesAsFiles } from '../../../src/generator/webpack/fileRules';
import { withScriptRule } from '../../../src/generator/webpack/scriptRule';

const scripts = [
  { test: /\.jsx?$/, use: () => [] },
  { test: /\.tsx?$/, use: () => [] },
];
const files = [
  { test: /\.(eot|otf|ttf|woff2?)$/, use: [{ loader: 'url-loader', options: { limit: 10_000 } }] },
  { test: /\.(ico|svg|jpg)$/, use: [{ loader: 'url-loader', options: { limit: 10_000 } }] },
];

describe('scripts', () => {
  it('have one rule in the place of the two of Gatsby', () => {
    const rules = withScriptRule([...scripts, ...files], 'build-javascript');
    expect(rules.filter(({ test }) => test instanceof RegExp && test.test('Page.tsx'))).toHaveLength(1);
    expect(rules).toEqual(expect.arrayContaining(files));
  });

  it.each([
    ['none', []],
    ['one', scripts.slice(0, 1)],
    ['a list of loaders in place of a function', [scripts[0] ?? {}, { test: /\.tsx?$/, use: [] }]],
  ])('stop the build when Gatsby’s rules look different: %s', (_, rules) => {
    expect(() => withScriptRule(rules, 'build-javascript')).toThrow('scriptRule.ts');
  });
});

describe('files', () => {
  it('stay files, however small', () => {
    expect(withFilesAsFiles(files).map(({ use }) => use)).toEqual(
      files.map(() => [{ loader: 'url-loader', options: { limit: false } }]),
    );
  });

  it.each([
    ['none', []],
    ['two for pictures', [...files, { test: /\.svg$/, use: [] }]],
    ['a function in place of loaders', [files[0] ?? {}, { test: /\.svg$/, use: () => [] }]],
  ])('stop the build when Gatsby’s rules look different: %s', (_, rules) => {
    expect(() => withFilesAsFiles(rules)).toThrow('fileRules.ts');
  });
});
