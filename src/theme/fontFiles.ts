import sansFile from './fonts/commissioner.woff2';
import sansOthersFile from './fonts/commissioner-others.woff2';
import serifFile from './fonts/piazzolla.woff2';
import serifOthersFile from './fonts/piazzolla-others.woff2';

/** By tools/fonts/subset.py from @fontsource-variable: a first file, preloaded, and one for rare characters. */
export const fontFiles = {
  serif: serifFile,
  serifOthers: serifOthersFile,
  sans: sansFile,
  sansOthers: sansOthersFile,
} as const;
