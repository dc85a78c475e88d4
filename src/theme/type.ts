export const font = {
  serif: "'Piazzolla Variable','Piazzolla Fallback',Georgia,serif",
  sans: "'Commissioner Variable','Commissioner Fallback','Segoe UI',system-ui,sans-serif",
} as const;

/** Fluid sizes: they grow with the window between a smallest and a largest value. */
export const fontSize = {
  xs: '.875rem',
  sm: '.9375rem',
  card: '1rem',
  /** Buttons and the text in fields. */
  control: '1.0625rem',
  /** A table on paper, and its small text. */
  print: '7.7pt',
  printSmall: '7.4pt',
  /** Names and amounts in drawings and charts; `stop` is the larger one. */
  name: '1.125rem',
  stop: '1.25rem',
  base: 'clamp(1.0625rem,1.03rem + .14vw,1.125rem)',
  lede: 'clamp(1.1875rem,1.12rem + .3vw,1.375rem)',
  h4: 'clamp(1.375rem,1.29rem + .4vw,1.625rem)',
  h3: 'clamp(1.625rem,1.43rem + .85vw,2.125rem)',
  panel: 'clamp(1.75rem,1.4rem + 1.5vw,2.5rem)',
  quote: 'clamp(1.625rem,1.1rem + 2.1vw,2.75rem)',
  h2: 'clamp(1.875rem,1.55rem + 1.35vw,2.75rem)',
  pageTitle: 'clamp(2.25rem,1.3rem + 4.3vw,4.5rem)',
  hero: 'clamp(2.75rem,2rem + 2.8vw,4.5rem)',
  /** Titles in text so large that a long word would be wider than the window. */
  enlargedTitle: '13vw',
} as const;

/** None is named as a size is: `typeset` tells them apart by their names. */
export const fontWeight = {
  text: 400,
  quotation: 460,
  bigQuote: 480,
  nav: 520,
  menu: 540,
  medium: 550,
  heading: 560,
  button: 600,
  label: 620,
  strong: 650,
  selected: 700,
} as const;

/** Line heights: small for titles, larger for longer and for smaller text. */
export const lineHeight = {
  /** A superscript number, which must not change the line's height. */
  raised: 0,
  /** A quotation mark that takes up no height. */
  mark: 0.6,
  /** Page titles. */
  display: 0.98,
  single: 1,
  heading: 1.04,
  /** Large words on one line: menu, prices. */
  menu: 1.1,
  title: 1.16,
  /** Buttons, tabs, large quotations. */
  control: 1.2,
  name: 1.25,
  label: 1.3,
  contact: 1.35,
  /** Fields, and short texts next to an icon. */
  field: 1.4,
  quote: 1.44,
  small: 1.45,
  lede: 1.5,
  card: 1.52,
  step: 1.55,
  text: 1.6,
} as const;

/** Letter spacing: the larger the letters, the closer. */
export const letterSpacing = {
  display: '-.022em',
  heading: '-.018em',
  quote: '-.014em',
  title: '-.012em',
  code: '.02em',
} as const;
