import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Prose } from '../../../src/components/text/Prose';
import { space } from '../../../src/theme';
import { fontFaces } from '../../../src/theme/fontFaces';
import { GlobalStyle } from '../../../src/theme/GlobalStyle';

/** The site's own fonts, type, colors and prose, for the preview: run once, when the studio is bundled. */
const sheet = new ServerStyleSheet();
const prose = renderToStaticMarkup(
  sheet.collectStyles(
    <>
      <GlobalStyle />
      <Prose html="" />
    </>,
  ),
);

export const proseClass = /class="([^"]*)"/.exec(prose)?.[1] ?? '';
if (!proseClass)
  throw new Error('The prose of the site has no class of its own any more: see tools/studio/app/pageStyle.tsx.');

const rules = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');

/** The preview has no first paint to be in time for. */
const faces = fontFaces.replaceAll('font-display: optional', 'font-display: swap');

export const pageStyle = `${faces}${rules}
main { padding: ${space[6]}; }
main > * + * { margin-top: ${space[4]}; }
main > h1 + p { font-size: 1.2em; }
main th { white-space: nowrap; }`;
sheet.seal();
