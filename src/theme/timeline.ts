import { fontSize } from './type';

/** The path: a stay drawn to scale. */
export const timeline = {
  /** Window width from which the drawing has room; in em, so that visitors with enlarged text get the list. */
  wide: '74rem',
  /** Letters, at most twice as large: those of a page enlarged by a style alone would leave the drawing. */
  letters: { text: `min(${fontSize.sm}, 2.4vw)`, title: `min(${fontSize.name}, 2.8vw)` },
  /** Shadow of the landscape sheets, and the offset of the road's own shadow. */
  sheetShadow: 'drop-shadow(-5px 5px 5px rgba(71,14,27,.16))',
  roadShadow: '-4px, 6px',
} as const;
