import type { WrapPageElementBrowserArgs } from 'gatsby';
import { wrapPageElement } from '../../src/shell/wrapPageElement';

const props = {
  pageContext: { page: {} },
  location: { pathname: '/' },
} as unknown as WrapPageElementBrowserArgs['props'];

it('says so when what plugins have wrapped holds no page', () => {
  expect(() => wrapPageElement({ element: <i>words</i>, props })).toThrow(
    'No page element below what plugins wrapped.',
  );
});

it('leaves Gatsby’s own pages of develop alone, which have no context', () => {
  const element = <i>words</i>;
  expect(wrapPageElement({ element, props: { ...props, pageContext: {} } })).toBe(element);
});
