import { replaceRule } from '../../../src/generator/bundler/replaceRule';

it('says so when Gatsby has no such rule any more', () => {
  expect(() => replaceRule([{ test: /\.woff2$/, use: ['url-loader'] }], { test: /\.tsx?$/ })).toThrow(
    "Gatsby's webpack configuration has no rule for /\\.tsx?$/ any more",
  );
});
