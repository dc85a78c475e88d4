/**
 * Makes the two font files of the site out of the published ones: the signs of English and Spanish, the weights and
 * the one optical size that the design uses. `npx tsx tools/subsetFonts.ts`, after a font package has changed; the
 * results are committed, so that no build depends on it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont, { type SubsetOptions } from 'subset-font';

const root = join(__dirname, '..');

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Beyond ASCII: Spanish, the accents of names, typographic punctuation, signs of prices and measures, narrow spaces. */
const signs = '\u00a0¡¢£©«®°±·»¿ªº½¼²³ÁÂÃÄÇÈÉÊÍÑÓÔÕÖÚÜàáâãäçèéêëíîïñòóôõöùúûüŒœ–—‘’“”…‹›€™−×→\u2009\u202f\u2011';

const base = { targetFormat: 'woff2', noHinting: true } as const;
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt'];

interface FontFile {
  readonly from: string;
  readonly to: string;
  readonly options: SubsetOptions;
}

const files: readonly FontFile[] = [
  {
    from: 'piazzolla/files/piazzolla-latin-opsz-normal.woff2',
    to: 'piazzolla.woff2',
    // Headings and quotations only: one cut for 20 px and more instead of the whole optical axis halves the file.
    options: { ...base, keepFeatures: features, variationAxes: { wght: { min: 440, max: 700 }, opsz: 26 } },
  },
  {
    from: 'commissioner/files/commissioner-latin-wght-normal.woff2',
    to: 'commissioner.woff2',
    options: { ...base, keepFeatures: features, variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

const main = async (): Promise<void> => {
  for (const { from, to, options } of files) {
    const font = readFileSync(join(root, 'node_modules/@fontsource-variable', from));
    const small = await subsetFont(font, ascii + signs, options);
    writeFileSync(join(root, 'src/theme/fonts', to), small);
    console.log(`${to}: ${font.length} -> ${small.length} bytes`);
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
