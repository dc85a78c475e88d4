import { breakpoint } from './breakpoint';

/** `sizes` of pictures not as their kind's (generator/assets/pictures/pictureKind.ts), as wide as before cropping. */
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
