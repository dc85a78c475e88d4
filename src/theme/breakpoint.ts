/** Widths at and below which a layout changes: `@media (max-width: …)`. */
export const breakpoint = {
  tiny: '384px',
  code: '480px',
  form: '640px',
  phone: '720px',
  filter: '820px',
  stack: '900px',
  footer: '960px',
  tabs: '1000px',
  /** Up to here the menu stands behind a button: the longest words, in the font that stands in, need more than this. */
  nav: '1350px',
  /** Up to here the menu's row has no room to spare. */
  closeNav: '1439px',
} as const;

/** Width of a container from which its contents stand side by side: `@container (min-width: …)`. */
export const container = { guidance: '34rem' } as const;

/** Height of the window from which something stays in sight while the page scrolls: `@media (min-height: …)`. */
export const tall = { aside: '780px' } as const;

type Breakpoint = keyof typeof breakpoint;

/** Media query for a breakpoint: `${below('phone')} { … }`. */
export const below = (name: Breakpoint): string => `@media (max-width: ${breakpoint[name]})`;
