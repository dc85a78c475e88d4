/** Widths at and below which a layout changes: `@media (max-width: …)`. */
export const breakpoint = {
  tiny: '384px',
  /** In letters, not pixels: only text that the visitor has enlarged makes a phone this narrow. */
  enlarged: '18em',
  code: '480px',
  form: '640px',
  phone: '720px',
  filter: '820px',
  stack: '900px',
  footer: '960px',
  tabs: '1000px',
  /** Up to here the menu stands behind a button: the longest words, in the font that stands in, need more than this. */
  nav: '1279px',
  /** Up to here the menu's row has no room to spare. */
  closeNav: '1439px',
} as const;

/** Width of a container from which its contents stand side by side: `@container (min-width: …)`. */
export const container = {
  guidance: '34rem',
  /** Of a price list: name, what is included, stay and price in four columns. */
  priceTable: '36rem',
  /** A clinic card's languages and price: any narrower, some cards of a row would need a second line and others not. */
  cardFoot: '24rem',
  /** All of home's search on one line. */
  finder: '76rem',
} as const;

/** Heights of the window: `@media (min-height: …)`. */
export const tall = {
  /** From here what stands beside a clinic's tabs stays in sight while the page scrolls. */
  aside: '820px',
  /** From here a clinic's cover has its own height, and its name is still in sight below. */
  cover: '480px',
} as const;

type Breakpoint = keyof typeof breakpoint;

/** Media query for a breakpoint: `${below('phone')} { … }`. */
export const below = (name: Breakpoint): string => `@media (max-width: ${breakpoint[name]})`;

/** Widths from which a clinic's cover is flatter than below: its height stands still no longer, but grows slowly. */
const least = { cover: '1600px' } as const;

/** Media query from a width on. */
export const above = (name: keyof typeof least): string => `@media (min-width: ${least[name]})`;
