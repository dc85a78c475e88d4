import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import glyphs from '../../src/theme/fonts/glyphs.json';

const fonts = 'src/theme/fonts';

const isIn = (range: string, glyph: string): boolean =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    const point = glyph.codePointAt(0) ?? 0;
    return point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16);
  });

const textOf = (folder: string, ending: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');

const glyphsOf = (text: string): readonly string[] => [...new Set(text)].filter((glyph) => glyph >= ' ');

// Picture and two fonts share a slow line (1.6 Mbit/s, 150 ms): seven packets of 1460 bytes each in a round trip, of
// which a response's headers take about 720.
it.each(['piazzolla.woff2', 'commissioner.woff2'])('%s arrives in its share of one round trip', (file) => {
  expect(statSync(join(fonts, file)).size).toBeLessThan(7 * 1_460 - 720);
});

// Titles and descriptions (meta.json) are set by the browser and by search engines, not in these fonts.
it('have every letter, figure and mark of the interface in the file that is preloaded', () => {
  const words = Object.values(
    ['en', 'es'].map((language) =>
      JSON.parse(`[${textOf(`locales/${language}`, /(?<!meta)\.json$/).replace(/}\s*{/g, '},{')}]`),
    ),
  );
  const values: string[] = [];
  JSON.stringify(words, (_key, value: unknown) => {
    if (typeof value === 'string') values.push(value.replace(/\{\{.*?\}\}|<\/?\w+\/?>/g, ''));
    return value;
  });
  expect(values.length).toBeGreaterThan(500);
  expect(glyphsOf(values.join('')).filter((glyph) => !isIn(glyphs.first, glyph))).toEqual([]);
});

it('have no glyph twice', () => {
  const all = Array.from({ length: 0x2300 }, (_, point) => String.fromCodePoint(point));
  expect(all.filter((glyph) => isIn(glyphs.first, glyph) && isIn(glyphs.others, glyph))).toEqual([]);
});

// The files have no names and notices left in them, so the licence goes along as a text (SIL OFL 1.1, condition 2).
it('are published with their licences', () => {
  const families = readdirSync(fonts).filter((file) => file.endsWith('.woff2') && !file.includes('-others'));
  expect(families).toHaveLength(2);
  for (const family of families) {
    const text = readFileSync(join('static/licences', family.replace('.woff2', '-OFL.txt')), 'utf8');
    expect(text).toMatch(/^Copyright [\s\S]*SIL OPEN FONT LICENSE Version 1\.1/);
  }
});
