import { type Color, color } from './color';
import { font, fontSize, fontWeight, lineHeight } from './type';

type Size = keyof typeof fontSize;
type Weight = keyof typeof fontWeight;
type Leading = keyof typeof lineHeight;
/** Weight, size and line height, as in CSS's `font`: `strong sm/small`. */
type Look = Size | `${Size}/${Leading}` | `${Weight} ${Size}` | `${Weight} ${Size}/${Leading}`;

/** Look of a text. What is not named stays: a declaration without a value is left out. */
export const typeset = (look: Look, ink?: Color): string => {
  const [words = '', leading] = look.split('/') as [string, Leading];
  const [size, weight] = words.split(' ').reverse() as [Size, Weight];
  return `font-size:${fontSize[size]};font-weight:${fontWeight[weight] ?? ''};line-height:${lineHeight[leading] ?? ''};color:${color[ink as Color] ?? ''};`;
};

/** The same in the letters and, where none is named, in the weight of titles. */
export const serif = (look: Look, ink?: Color): string =>
  `font-family:${font.serif};font-weight:${fontWeight.heading};${typeset(look, ink)}`;
