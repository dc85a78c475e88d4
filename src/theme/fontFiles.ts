import sansFile from './fonts/commissioner.woff2';
import serifFile from './fonts/piazzolla.woff2';

/**
 * Addresses of the two font files that every page shows above the fold: for the font faces and for preloading.
 * tools/subsetFonts.ts made them out of the @fontsource-variable packages, half their size.
 */
export const fontFiles = { serif: serifFile, sans: sansFile } as const;
