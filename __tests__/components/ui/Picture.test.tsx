import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from '../../../src/components/ui/Picture';

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

test('from the server the color is a rule, because the policy lets HTML bring no inline style', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(shown);
  document.body.append(container);
  expect(container.innerHTML).not.toContain('style=');
  const { getByAltText } = render(shown, { container, hydrate: true });
  expect(getComputedStyle(getByAltText('A ward')).backgroundColor).toBe('rgb(200, 104, 72)');
  expect(getByAltText('A ward').getAttribute('style')).toBeNull();
});

test('a picture that is rendered in the browser gets its color without a new rule', () => {
  const before = ruleCount();
  const { getByAltText } = render(<Picture picture={{ ...picture, color: '#123456' }} alt="A garden" />);
  expect(getByAltText('A garden').style.backgroundColor).toBe('rgb(18, 52, 86)');
  expect(ruleCount()).toBe(before);
});
