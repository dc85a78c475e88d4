/** Widths at and below which a layout changes: `@media (max-width: …)`. */
export const breakpoint = {
  tiny: '359px',
  code: '480px',
  form: '640px',
  phone: '720px',
  filter: '820px',
  stack: '900px',
  footer: '960px',
  tabs: '1000px',
  nav: '1180px',
} as const;

/** Width of a container from which its contents stand side by side: `@container (min-width: …)`. */
export const container = { guidance: '34rem' } as const;

/** Height of the window from which something stays in sight while the page scrolls: `@media (min-height: …)`. */
export const tall = { aside: '780px' } as const;

type Breakpoint = keyof typeof breakpoint;

/** Media query for a breakpoint: `${below('phone')} { … }`. */
export const below = (name: Breakpoint): string => `@media (max-width: ${breakpoint[name]})`;
