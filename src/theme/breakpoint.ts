/** Widths at and below which a layout changes: `@media (max-width: …)`. */
export const breakpoint = {
  tiny: '384px',
  /** In em, not pixels: only text that the visitor has enlarged makes a phone this narrow. */
  enlarged: '18em',
  code: '480px',
  form: '640px',
  phone: '720px',
  filter: '820px',
  stack: '900px',
  footer: '960px',
  tabs: '1000px',
  /** Up to here the menu is behind a button: the longest words, in the fallback font, need more than this. */
  nav: '1279px',
  /** Up to here the menu's row has no spare room. */
  closeNav: '1439px',
} as const;

/** Container width from which its contents are side by side: `@container (min-width: …)`. */
export const container = {
  guidance: '34rem',
  /** Of a price list: name, what is included, stay and price in four columns. */
  priceTable: '36rem',
} as const;

/** Heights of the window: `@media (min-height: …)`. */
export const minHeight = {
  /** From here the box next to a clinic's tabs stays visible while the page scrolls. */
  aside: '820px',
  /** From here a clinic's cover has its full height, and the name below it is still visible. */
  cover: '480px',
} as const;

type Breakpoint = keyof typeof breakpoint;

/** Sheets of paper are narrower than these, but WebKit asks how wide the window is that it prints from. */
const widerThanPaper: readonly Breakpoint[] = ['stack', 'footer', 'tabs', 'nav', 'closeNav'];

/** Media query for a breakpoint: `${below('phone')} { … }`. */
export const below = (name: Breakpoint): string =>
  `@media (max-width: ${breakpoint[name]})${widerThanPaper.includes(name) ? ', print' : ''}`;
