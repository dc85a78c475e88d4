import { openSync } from 'fontkit';
import { findInDrawing } from '../../src/generator/check/pictures/drawing';
import type { Palette } from './contrast';

/** The site's heading type, as a file from which outlines can be read. */
const FONT = 'node_modules/@fontsource/piazzolla/files/piazzolla-latin-600-normal.woff';

/** Room of the logo on every page, and of an icon, in units of the drawings. */
const logoRoom = { width: 297, height: 52 };
const iconRoom = { width: 64, height: 64 };
/** Room of the name beside the mark. */
const nameRoom = { left: 66, width: 229, largest: 33 };

/** Drawings of a brand: the logo on paper and on dark bands, the icon of browsers and that of home screens. */
export interface Brand {
  readonly logo: string;
  readonly reversed: string;
  readonly favicon: string;
  readonly appIcon: string;
}

const svg = ({ width, height }: typeof logoRoom, inner: string, sized = false): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${sized ? ` width="${width}" height="${height}"` : ''}>${inner}</svg>\n`;

/** Outlines of a text, so that no page needs a font for it; `place` says where it begins, from its width. */
const outline = (text: string, size: number, place: (width: number) => { x: number; y: number }) => {
  const font = openSync(FONT);
  if (!('layout' in font)) throw new Error(`${FONT} holds several fonts.`);
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const missing = glyphs.find(({ id }) => id === 0);
  if (missing)
    throw new Error(
      `name: the site's type has no "${String.fromCodePoint(...missing.codePoints)}". Give the drawing of a logo: logo: my-logo.svg`,
    );
  const scale = size / font.unitsPerEm;
  const width = advanceWidth * scale;
  let { x, y } = place(width);
  const path = glyphs.map((glyph, index) => {
    const drawn = glyph.path.scale(scale, -scale).translate(x, y).toSVG();
    x += (positions[index]?.xAdvance ?? 0) * scale;
    return drawn;
  });
  return { path: path.join(''), width };
};

/** Height of a capital letter in parts of the type's size. */
const CAPITAL = 0.644;

/** The first letter of the name on a grid of 64 x 64, in the middle. */
const letter = (name: string, fill: string, size = 40): string => {
  const [first = ''] = name.toUpperCase();
  const { path } = outline(first, size, (width) => ({ x: 32 - width / 2, y: 32 + (size * CAPITAL) / 2 }));
  return `<path fill="${fill}" d="${path}"/>`;
};

const disc = (fill: string): string => `<circle cx="32" cy="32" r="32" fill="${fill}"/>`;
const square = (fill: string): string => `<path fill="${fill}" d="M-1-1h66v66H-1Z"/>`;

type Logo = Pick<Brand, 'logo' | 'reversed'>;
type Icon = Pick<Brand, 'favicon' | 'appIcon'>;

export const drawWordmark = (name: string, { paper, ink, oxblood }: Palette): Logo => {
  const { left, width, largest } = nameRoom;
  const widest = outline(name, largest, () => ({ x: 0, y: 0 })).width;
  const size = Math.min(largest, (width * largest) / widest);
  const words = outline(name, size, () => ({ x: left, y: (logoRoom.height + size * CAPITAL) / 2 }));
  const logo = (ground: string, sign: string, text: string): string =>
    svg(
      logoRoom,
      `<g transform="scale(.8125)">${disc(ground)}${letter(name, sign)}</g><path fill="${text}" d="${words.path}"/>`,
      true,
    );
  return { logo: logo(oxblood, paper, ink), reversed: logo(paper, oxblood, paper) };
};

export const drawInitial = (name: string, { paper, oxblood }: Palette): Icon => ({
  favicon: svg(iconRoom, disc(oxblood) + letter(name, paper)),
  appIcon: svg(iconRoom, square(oxblood) + letter(name, paper, 36)),
});

type Drawing = readonly [file: string, text: string];

/** A drawing in another, as large as its room. @throws when it holds what an SVG of the site must not hold */
const nest = ([file, text]: Drawing, room: { x?: number; width: number; height: number }, align: string): string => {
  const found = findInDrawing(text);
  if (/<text\b/.test(text))
    throw new Error(
      `${file}: its letters are text, which each machine sets in its own type. Turn them into paths (outlines).`,
    );
  if (found.length > 0)
    throw new Error(found.map(({ line, found: what, fix }) => `${file}:${line}: ${what}. ${fix}`).join('\n'));
  const { x = 0, width, height } = room;
  return text
    .slice(text.search(/<svg\b/))
    .trim()
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag
        .replace(/\s(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, '')
        .replace('<svg', `<svg x="${x}" y="${x}" width="${width}" height="${height}" preserveAspectRatio="${align}"`),
    );
};

/** One color in place of all: how a logo looks on dark bands, when the owner has no other drawing for them. */
const silhouette = (inner: string, fill: string): string =>
  `<filter id="one-color"><feFlood flood-color="${fill}"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#one-color)">${inner}</g>`;

/** The owner's drawing of a logo in the room that pages keep for it. */
export const fitLogo = (drawing: Drawing, { paper }: Palette, onDark?: Drawing): Logo => {
  const inner = nest(drawing, logoRoom, 'xMinYMid');
  return {
    logo: svg(logoRoom, inner, true),
    reversed: svg(logoRoom, onDark ? nest(onDark, logoRoom, 'xMinYMid') : silhouette(inner, paper), true),
  };
};

/** The owner's drawing of an icon; home screens cut their own shape out of a square. */
export const fitIcon = (drawing: Drawing, { paper }: Palette): Icon => ({
  favicon: svg(iconRoom, nest(drawing, iconRoom, 'xMidYMid')),
  appIcon: svg(iconRoom, square(paper) + nest(drawing, { x: 8, width: 48, height: 48 }, 'xMidYMid')),
});
