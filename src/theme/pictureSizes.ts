import { breakpoint } from './breakpoint';

/**
 * `sizes` of pictures that are smaller or larger than usual for their kind (src/generator/images/pictureKind.ts).
 * Widths are those before cropping: a square of 120 pixels cut from 4:3 is a picture of 160.
 */
export const pictureSizes = {
  careOptionCard: `(max-width: ${breakpoint.form}) 160px, (max-width: ${breakpoint.stack}) 46vw, 410px`,
  careOptionRow: `(max-width: ${breakpoint.stack}) 160px, 400px`,
  clinicCard: {
    big: `(max-width: ${breakpoint.stack}) 92vw, 740px`,
    row: `(max-width: ${breakpoint.stack}) 160px, 320px`,
  },
  destination: `(max-width: ${breakpoint.form}) 46vw, (max-width: ${breakpoint.stack}) 30vw, 200px`,
} as const;
