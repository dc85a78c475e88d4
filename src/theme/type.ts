export const font = {
  serif: "'Piazzolla Variable','Piazzolla Fallback',Georgia,serif",
  sans: "'Commissioner Variable','Commissioner Fallback','Segoe UI',system-ui,sans-serif",
} as const;

/** Fluid sizes: they grow with the window between a smallest and a largest value. */
export const size = {
  xs: '.875rem',
  sm: '.9375rem',
  card: '1rem',
  /** Buttons and what is typed into fields. */
  control: '1.0625rem',
  base: 'clamp(1.0625rem,1.03rem + .14vw,1.125rem)',
  lede: 'clamp(1.1875rem,1.12rem + .3vw,1.375rem)',
  h4: 'clamp(1.375rem,1.29rem + .4vw,1.625rem)',
  h3: 'clamp(1.625rem,1.43rem + .85vw,2.125rem)',
  panel: 'clamp(1.75rem,1.4rem + 1.5vw,2.5rem)',
  quote: 'clamp(1.625rem,1.1rem + 2.1vw,2.75rem)',
  h2: 'clamp(2.125rem,1.66rem + 2vw,3.375rem)',
  pageTitle: 'clamp(2.5rem,1.7rem + 3.4vw,4.5rem)',
  hero: 'clamp(2.75rem,1.72rem + 4.4vw,5.5rem)',
} as const;

export const weight = {
  text: 400,
  quote: 460,
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

export type FontSize = keyof typeof size;
export type FontWeight = keyof typeof weight;
