import { fontFiles } from './fontFiles';
import glyphs from './fonts/glyphs.json';

interface Family {
  readonly name: string;
  /** Lightest and heaviest. */
  readonly weights: string;
  readonly first: string;
  readonly others: string;
}

const face = ({ name, weights }: Family, file: string, range: string): string => `
@font-face {
  font-family: '${name}';
  font-style: normal;
  font-display: optional;
  font-weight: ${weights};
  src: url(${file}) format('woff2');
  unicode-range: ${range};
}
`;

/** No character is in both ranges: when the first file comes too late, a browser would request the second instead. */
const facesOf = (family: Family): string =>
  face(family, family.first, glyphs.first) + face(family, family.others, glyphs.others);

const serif = { name: 'Piazzolla Variable', weights: '440 700', first: fontFiles.serif, others: fontFiles.serifOthers };

const sans = { name: 'Commissioner Variable', weights: '400 700', first: fontFiles.sans, others: fontFiles.sansOthers };

/**
 * The two families, and a local fallback for each with adjusted metrics. `optional`: a font too late for the first
 * paint waits for the next page, because no metrics match every line break, and a menu that wraps in one font but not
 * the other moves the whole page. The first file of each is preloaded, so on usual lines it is in time. Rare characters
 * have their own file, which only pages that use them load.
 *
 * They are in a style element of their own (src/shell/server.tsx), with the global style: styled-components inserts its
 * rules again when the app starts. A font face that is inserted again may load after all and move what is being read.
 */
export const fontFaces = `${facesOf(serif)}${facesOf(sans)}
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
