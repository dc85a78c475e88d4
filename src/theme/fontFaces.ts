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
 * A local fallback for each, with adjusted metrics. `optional`: a late font waits for the next page, since a menu that
 * wraps otherwise moves the page. Rare characters have files of their own. In a style element of their own
 * (src/shell/server.tsx): styled-components inserts its rules again at the start, and a font face inserted again may
 * move what is being read.
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
