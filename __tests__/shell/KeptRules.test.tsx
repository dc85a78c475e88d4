/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import styled, { createGlobalStyle, ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { KeptRules } from '../../src/shell/KeptRules';

const Box = styled.div<{ $wide: boolean }>`
  width: ${({ $wide }) => ($wide ? '20px' : '10px')};

  &:hover {
    color: red;
  }
`;
const Everywhere = createGlobalStyle`
  a { color: green; }
`;

let rulesMade = 0;
/** A plugin of stylis, which is asked for each rule that is made. */
const counting = (): void => {
  rulesMade += 1;
};

const page = (wide: boolean) => (
  <>
    <Everywhere />
    <Box $wide={wide} />
    <Box $wide={!wide} />
  </>
);

const stylesOf = (element: ReturnType<typeof page>): string => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    <StyleSheetManager sheet={sheet.instance} stylisPlugins={[counting]}>
      {element}
    </StyleSheetManager>,
  );
  return sheet.getStyleTags();
};

it('gives each page the styles that it had without, in the order of its components', () => {
  for (const wide of [true, false, true])
    expect(stylesOf(<KeptRules>{page(wide)}</KeptRules>)).toBe(stylesOf(page(wide)));
});

it('makes a rule once for all pages', () => {
  stylesOf(<KeptRules>{page(true)}</KeptRules>);
  rulesMade = 0;
  stylesOf(<KeptRules>{page(true)}</KeptRules>);
  stylesOf(<KeptRules>{page(false)}</KeptRules>);
  expect(rulesMade).toBe(0);
  stylesOf(page(true));
  expect(rulesMade).toBeGreaterThan(0);
});
