/** The path: a stay drawn to scale. */
export const timeline = {
  /** Window width from which the drawing has room; in em, so that visitors with enlarged text get the list. */
  wide: '74rem',
  /** Shadow of the landscape sheets, and the offset of the road's own shadow. */
  sheetShadow: 'drop-shadow(-5px 5px 5px rgba(71,14,27,.16))',
  roadShadow: '-4px, 6px',
} as const;
