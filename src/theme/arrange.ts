import { size } from './size';
import { space } from './space';

type Step = Exclude<keyof typeof space, 'section' | 'gutter' | 'fluid'> | keyof typeof space.fluid | '0';
/** Steps of the scale: of both directions, or between rows and between columns. */
type Gap = '' | `${Step}` | `${Step} ${Step}`;

const steps: Readonly<Record<string, unknown>> = { 0: 0, ...space, ...space.fluid };

/* Where there is none, its declaration has no value and is left out. */
const apart = (gap: Gap): string => `gap:${gap.replace(/\w+/g, (step) => `${steps[step]}`)};`;

const manners = {
  start: 'align-items:start;',
  baseline: 'align-items:baseline;',
  end: 'align-items:end;',
  center: 'align-items:center;',
  middle: 'justify-content:center;',
  apart: 'justify-content:space-between;',
  /** As high as a finger needs. */
  target: `min-height:${size.target};`,
} as const;

type Manner = keyof typeof manners;

const flex =
  (style: string, ...always: Manner[]) =>
  (gap: Gap = '', ...how: Manner[]): string =>
    style + apart(gap) + [...always, ...how].map((each) => manners[each]).join('');

/** Side by side, on one line; centered unless another line is named. */
export const row = flex('display:flex;', 'center');

/** The same among words. */
export const inlineRow = flex('display:inline-flex;', 'center');

/** Side by side as long as there is room. */
export const wrapped = flex('display:flex;flex-wrap:wrap;');

const grid = (template: string, gap: Gap): string => `display:grid;grid-template-columns:${template};${apart(gap)}`;

/** Columns of the same width. */
export const columns = (count: number, gap: Gap = ''): string => grid(`repeat(${count},minmax(0,1fr))`, gap);

/** A sign or picture of this width, and the words beside it. */
export const beside = (width: string, gap: Gap = ''): string => grid(`${width} minmax(0,1fr)`, gap);
