/** Widths of text: the longest comfortable line for each kind. */
export const maxWidth = {
  errorTitle: '10em',
  /** Short texts below a title. */
  narrow: '34em',
  summary: '36em',
  /** Of a whole page. */
  lede: '38em',
  prose: '40em',
  /** Steps and notices among prose. */
  steps: '44em',
  /** A notice as wide as its section's lists. */
  notice: '52em',
  /** A notice before a wall of quotations. */
  disclaimer: '62em',
  /** The large quotation, relative to the page's text size, since its own is larger. */
  featured: '70rem',
} as const;
