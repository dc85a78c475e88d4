import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/facts/locales';
import { outlinesFolder } from '../../src/generator/assets/maps/outlines';
import { destinationFile } from '../../src/generator/assets/pictures/destinationFile';
import { drawCountry } from './drawCountry';
import { nameOf, regionOf } from './shapes';

const codesFile = 'src/facts/countryCodes.json';
const numbersFile = 'src/facts/emergencyNumbers.json';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * `npm run new -- country panama`: facts, name in each language, map, place on the map of all destinations and picture.
 * @returns what to tell: the files that it wrote, and what comes next
 * @throws before anything is written, when there is such a country already, or cannot be
 */
export const addCountry = (root: string, [id = '', ...more]: readonly string[]): string => {
  if (!id || more.length > 0) throw new Error('Usage: npm run new -- country panama, an id of one word');
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const codes: Record<string, string> = read(codesFile);
  const { code } = regionOf(id);
  const same = Object.keys(codes).find((country) => codes[country] === code);
  if (same) throw new Error(`The site has ${same} already. npm run own offers it to patients.`);
  const locales = languages.map((language) => {
    const file = `locales/${language}/common.json`;
    const words = read(file);
    return { file, words: { ...words, countries: { ...words.countries, [id]: nameOf(code, language) } } };
  });
  const names = Object.fromEntries(
    [...Object.keys(codes), id].map((country) => [country, locales.map(({ words }) => words.countries[country])]),
  );
  const { outline, picture } = drawCountry({ id, code }, names);
  const files: readonly (readonly [file: string, text: string])[] = [
    [codesFile, json({ ...codes, [id]: code })],
    [numbersFile, json({ ...read(numbersFile), [id]: '' })],
    ...locales.map(({ file, words }) => [file, json(words)] as const),
    [`${outlinesFolder}/${id}.json`, json(outline)],
    // Its type says Country, and the new one joins that type with this very file.
    [destinationFile(id as Parameters<typeof destinationFile>[0]), picture],
  ];
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  return `Made ${files.map(([file]) => file).join(', ')}.\nnpm run check names what is still missing; npm run own offers the country to patients.`;
};
