export const borderWidth = {
  /** Also the size of content for screen readers only, and the small shift that aligns an icon with its text. */
  hairline: '1px',
  field: '1.5px',
  /** Lines at the beginning of a part, borders of errors. */
  strong: '2px',
  /** The dotted path and its stations, marks next to a quotation or the current page. */
  bold: '3px',
  /** Below the selected tab. */
  bar: '4px',
  /** On the left of a field with an error. */
  edge: '5px',
} as const;

/** Distance of an underline from its text. */
export const underline = {
  /** In running text. */
  text: '3px',
  /** Links of a list, on hover. */
  link: '4px',
  /** Links that stand alone. */
  alone: '5px',
} as const;

/** The focus ring: its width and its distance. */
export const focus = {
  width: '3px',
  usual: '3px',
  field: '1px',
  card: '6px',
  /** The ring is inside when it would be cut off outside. */
  inside: '-3px',
} as const;
