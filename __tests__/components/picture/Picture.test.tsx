import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from '../../../src/components/picture/Picture';
import { noteLive } from '../../../src/web/liveness';

const picture = {
  width: 400,
  height: 300,
  color: '#c86848',
  sizes: '100vw',
  sources: [{ type: 'image/avif', srcSet: '/a-400.avif 400w' }],
  fallback: '/a-400.webp',
};
const shown = <Picture picture={picture} alt="A ward" />;
const ruleCount = (): number => [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0);

// In this order: a page that is alive stays so.
test('before the page is alive the color is a rule, because the policy lets HTML bring no inline style', () => {
  expect(renderToString(shown)).not.toContain('style=');
  const { getByAltText } = render(shown);
  expect(getComputedStyle(getByAltText('A ward')).backgroundColor).toBe('rgb(200, 104, 72)');
  expect(getByAltText('A ward').getAttribute('style')).toBeNull();
});

test('on a page that is alive a new picture gets its color without a new rule', () => {
  noteLive();
  const before = ruleCount();
  const { getByAltText } = render(<Picture picture={{ ...picture, color: '#123456' }} alt="A garden" />);
  expect(getByAltText('A garden').style.backgroundColor).toBe('rgb(18, 52, 86)');
  expect(ruleCount()).toBe(before);
});
