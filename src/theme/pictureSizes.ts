import { breakpoint } from './breakpoint';

/**
 * `sizes` of pictures that are smaller or larger than usual for their kind (src/generator/assets/pictures/pictureKind.ts).
 * Widths are those before cropping: a square of 120 pixels cut from 8:5 is a picture of 192.
 */
export const pictureSizes = {
  careOptionCard: `(max-width: ${breakpoint.form}) 46vw, (max-width: ${breakpoint.nav}) 32vw, 250px`,
  careOptionRow: `(max-width: ${breakpoint.stack}) 192px, 400px`,
  /** Rows on phones, cards above. */
  clinicCard: `(max-width: ${breakpoint.form}) 154px, (max-width: 1000px) 56vw, 490px`,
  clinicRow: '136px',
  offerRow: `(max-width: ${breakpoint.tabs}) 154px, 134px`,
  /** As high as 68 pixels. */
  comparedClinic: '120px',
} as const;
