import { fontFiles } from './fontFiles';

/** Every sign of English and Spanish text, with typographic quotation marks, dashes, the euro and the minus sign. */
const latin = 'U+0020-00FF,U+0152-0153,U+2009-2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2192,U+2212';

/**
 * The two families, and a local fallback for each whose metrics are bent to match. `optional`: a font that comes too late
 * for the first paint waits for the next page, because no metrics match every line break, and a menu that wraps in one
 * font but not in the other moves the whole page. Both files are preloaded, so that on usual lines they are in time.
 *
 * A style element of their own (src/shell/server.tsx), not part of GlobalStyle: styled-components puts its rules in anew
 * when the app starts, and a font face that is put in anew may then arrive after all, and move what is being read.
 */
export const fontFaces = `
@font-face {
  font-family: 'Piazzolla Variable';
  font-style: normal;
  font-display: optional;
  font-weight: 440 700;
  src: url(${fontFiles.serif}) format('woff2');
  unicode-range: ${latin};
}

@font-face {
  font-family: 'Commissioner Variable';
  font-style: normal;
  font-display: optional;
  font-weight: 400 700;
  src: url(${fontFiles.sans}) format('woff2');
  unicode-range: ${latin};
}

@font-face {
  font-family: 'Piazzolla Fallback';
  src: local('Georgia');
  ascent-override: 111.2%;
  descent-override: 31.06%;
  size-adjust: 99.82%;
}

@font-face {
  font-family: 'Commissioner Fallback';
  src: local('Arial'), local('ArialMT');
  ascent-override: 100.64%;
  descent-override: 20.39%;
  line-gap-override: 0%;
  size-adjust: 101.05%;
}
`;
