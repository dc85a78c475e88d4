/** @jest-environment node */
import { DefinePlugin } from 'webpack';
import { withKnownVariables } from '../../../src/generator/webpack/knownVariables';

it('leaves out what the shell holds beside the site’s and Gatsby’s own variables', () => {
  const known = {
    'process.env': '({})',
    'process.env.NODE_ENV': '"production"',
    'process.env.GATSBY_FORMSPREE_FORM': '"inquiry"',
    'process.env.BUILD_STAGE': '"build-html"',
    'process.env.PUBLIC_DIR': '"public"',
    __PATH_PREFIX__: '""',
  };
  const shells = {
    'process.env.HOME': '"/home/writer"',
    'process.env.NPM_TOKEN': '"secret"',
    'process.env.NOT_GATSBY_AT_ALL': '"x"',
    'process.env.MY_NODE_ENV': '"x"',
  };
  const plugin = withKnownVariables(new DefinePlugin({ ...known, ...shells }));
  expect(plugin).toBeInstanceOf(DefinePlugin);
  expect((plugin as DefinePlugin).definitions).toEqual(known);
});

it('leaves other plugins as they are', () => {
  const other = { apply: () => undefined };
  expect(withKnownVariables(other)).toBe(other);
});
