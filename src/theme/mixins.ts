import { underline } from './borderWidth';
import { type Color, color } from './color';
import { size } from './size';
import { space } from './space';
import { font, fontSize, fontWeight, lineHeight } from './type';

/* Several declarations by their tokens. One without a value is left out. */

type Size = keyof typeof fontSize;
type Weight = keyof typeof fontWeight;
type Letters = Size | Weight | `${Weight} ${Size}`;
/** Weight, size and line height, as in CSS's `font`: `strong sm/small`. */
type Look = Letters | `${Letters}/${keyof typeof lineHeight}`;

const letters = (word: string): string =>
  word in fontWeight ? `font-weight:${fontWeight[word as Weight]};` : `font-size:${fontSize[word as Size]};`;

/** Look of a text. What is not named stays. */
export const typeset = (look: Look, ink?: Color): string => {
  const [words = '', leading] = look.split('/') as [string, keyof typeof lineHeight];
  return `${words.split(' ').map(letters).join('')}line-height:${lineHeight[leading] ?? ''};color:${color[ink as Color] ?? ''};`;
};

/** The same in the letters and, where none is named, in the weight of titles. */
export const serif = (look: Look, ink?: Color): string =>
  `font-family:${font.serif};font-weight:${fontWeight.heading};${typeset(look, ink)}`;

type Step = Exclude<keyof typeof space, 'section' | 'gutter' | 'fluid'> | keyof typeof space.fluid | '0';
/** Steps of the scale: of both directions, or between rows and between columns. */
type Gap = '' | `${Step}` | `${Step} ${Step}`;

const steps: Readonly<Record<string, unknown>> = { 0: 0, ...space, ...space.fluid };

const gapOf = (gap: Gap): string => `gap:${gap.replace(/\w+/g, (step) => `${steps[step]}`)};`;

const alignments = {
  start: 'align-items:start;',
  baseline: 'align-items:baseline;',
  end: 'align-items:end;',
  center: 'align-items:center;',
  middle: 'justify-content:center;',
  apart: 'justify-content:space-between;',
  /** As high as a finger needs. */
  target: `min-height:${size.target};`,
} as const;

type Ways = readonly (keyof typeof alignments)[];

const aligned = (ways: Ways): string => ways.map((way) => alignments[way]).join('');

const flex =
  (style: string) =>
  (gap: Gap = '', ...ways: Ways): string =>
    style + gapOf(gap) + aligned(ways);

/** Side by side, on one line; centered unless another line is named. */
export const row = flex('display:flex;align-items:center;');

/** The same among words. */
export const inlineRow = flex('display:inline-flex;align-items:center;');

/** Side by side as long as there is room. */
export const wrapped = flex('display:flex;flex-wrap:wrap;');

export const grid = (template: string, gap: Gap, ...ways: Ways): string =>
  `display:grid;grid-template-columns:${template};${gapOf(gap)}${aligned(ways)}`;

export const columns = (count: number, gap: Gap = '', ...ways: Ways): string =>
  grid(`repeat(${count},minmax(0,1fr))`, gap, ...ways);

/** A sign or picture of this width, and the words beside it. */
export const beside = (width: string, gap: Gap = '', ...ways: Ways): string =>
  grid(`${width} minmax(0,1fr)`, gap, ...ways);

/** A square with a sign in its middle. */
export const square = (side: string): string => `display:grid;place-items:center;width:${side};height:${side};`;

export const underlined = `text-decoration:underline;text-underline-offset:${underline.link};`;
