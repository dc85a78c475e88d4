/** Widths of lines. */
export const stroke = {
  /** Also the size of what only screen readers see, and the nudge that sets a sign right beside its text. */
  hairline: '1px',
  /** Borders of what is pressed or filled in. */
  field: '1.5px',
  /** Lines that open a part, borders of what is wrong. */
  strong: '2px',
  /** The dotted path and its stations, marks beside a quotation or the current page. */
  bold: '3px',
  /** Under the selected tab. */
  bar: '4px',
  /** At the left of a field with an error. */
  edge: '5px',
} as const;

/** How far an underline stands below its text. */
export const underline = {
  /** In running text. */
  text: '3px',
  /** Links of a list, on hover. */
  link: '4px',
  /** Links that stand alone. */
  alone: '5px',
} as const;

/** The focus ring: how wide it is, and how far it stands off. */
export const focus = {
  width: '3px',
  usual: '3px',
  field: '1px',
  card: '6px',
  /** Where the ring would be cut off, it stands inside. */
  inside: '-3px',
} as const;
