import sansFile from './fonts/commissioner.woff2';
import sansOthersFile from './fonts/commissioner-others.woff2';
import serifFile from './fonts/piazzolla.woff2';
import serifOthersFile from './fonts/piazzolla-others.woff2';

/**
 * Addresses of the font files. tools/fonts/subset.py made them from the @fontsource-variable packages: for each family
 * a first file with the characters that every page shows above the fold, which is preloaded, and one for rare
 * characters.
 */
export const fontFiles = {
  serif: serifFile,
  serifOthers: serifOthersFile,
  sans: sansFile,
  sansOthers: sansOthersFile,
} as const;
