import sansFile from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2';
import serifFile from '@fontsource-variable/piazzolla/files/piazzolla-latin-opsz-normal.woff2';

/** Addresses of the two font files that every page shows above the fold: for the font faces and for preloading. */
export const fontFiles = { serif: serifFile, sans: sansFile } as const;
