import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import styled, { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { shortenServed } from '../../src/generator/afterBuild/shortenServed';
import { ServedStyles } from '../../src/shell/ServedStyles';

const Everywhere = createGlobalStyle`
  a { color: green; }
`;
const Box = styled.div<{ $width: string }>`
  width: ${({ $width }) => $width};
`;
const RoundBox = styled(Box)`
  border-radius: 7px;
`;

const Page = ({ width }: { width: string }) => (
  <>
    <Everywhere />
    <RoundBox $width="1px" />
    <Box $width={width} />
  </>
);

const servedRules = (): string => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<Page width="2px" />));
  return shortenServed(/<style[^>]*>([\s\S]*)<\/style>/.exec(sheet.getStyleTags())?.[1] ?? '');
};

/** Style elements as they stand in the page, without what marks the ends of rules. */
const styleTexts = (): string[] =>
  [...document.querySelectorAll('style')].map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ''));

// One page that lives: a document is taken over once.
it("lives on the server's style element until a rule is added, then keeps all rules in the order of components", () => {
  const served = servedRules();
  document.head.innerHTML = `<style data-styled="">${served}</style>`;
  const page = (width: string) => (
    <ServedStyles>
      <Page width={width} />
    </ServedStyles>
  );
  const { rerender, container } = render(page('2px'));
  expect(styleTexts()).toEqual([served.replace(/\s+/g, '')]);
  const round = container.querySelector('div')?.className;

  rerender(page('3px'));
  const [rules = '', ...others] = styleTexts();
  expect(others).toEqual([]);
  expect(document.querySelector('style[data-styled=""]')).toBeNull();
  for (const rule of ['a{color:green;}', '{width:1px;}', '{width:2px;}', '{width:3px;}', '{border-radius:7px;}']) {
    expect(rules.split(rule)).toHaveLength(2);
  }
  expect(rules.indexOf('{width:3px;}')).toBeLessThan(rules.indexOf('{border-radius:7px;}'));
  expect(container.querySelector('div')?.className).toBe(round);
});
