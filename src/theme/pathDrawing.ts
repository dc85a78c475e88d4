/** The path, a stay drawn to scale. */
export const path = {
  /** Window from which the drawing has room; in letters, so that those who enlarge the text get the list. */
  wide: '74rem',
  /** Widest list of stops. */
  list: '41rem',
  /** Shadow of the sheets of landscape, and what the road's own is moved by. */
  sheetShadow: 'drop-shadow(-5px 5px 5px rgba(71,14,27,.16))',
  roadShadow: '-4px, 6px',
} as const;
