import { replaceRule } from '../../../src/generator/bundler/replaceRule';

const fonts = { test: /\.woff2$/, use: ['url-loader'] };
const scripts = { test: /\.tsx?$/, use: ['babel-loader'] };
const ours = { test: /\.woff2$/, use: ['file-loader'] };

it('puts another rule in the place of Gatsby’s', () => {
  expect(replaceRule([fonts, scripts], { test: /\.woff2$/ }, ours)).toEqual([ours, scripts]);
});

it('takes a rule out', () => {
  expect(replaceRule([fonts, scripts], { test: /\.tsx?$/ })).toEqual([fonts]);
});

it('says so when Gatsby has no such rule any more', () => {
  expect(() => replaceRule([fonts], { test: /\.tsx?$/ })).toThrow(
    "Gatsby's webpack configuration has no rule for /\\.tsx?$/ any more",
  );
});
