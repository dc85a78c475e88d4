import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries } from '../../../src/facts/countries';
import { overlap } from '../../../src/generator/assets/maps/labelBox';
import { americas, outlineFor, outlinesFolder } from '../../../src/generator/assets/maps/outlines';
import type { Outline } from '../../../src/generator/assets/maps/outlines/outline';
import { project } from '../../../src/generator/assets/maps/project';
import { findInDrawing } from '../../../src/generator/check/pictures/drawing';
import { addCountry } from '../../../tools/country/addCountry';
import { boxOf, labelSizes } from '../../../tools/country/placeLabel';
import { shapeOf, shapesAt } from '../../../tools/country/shapes';
import { emptyFolder } from '../../emptyFolder';

const root = emptyFolder();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  for (const file of [
    'src/facts/countryCodes.json',
    'src/facts/emergencyNumbers.json',
    'locales/en/common.json',
    'locales/es/common.json',
  ])
    cpSync(file, join(root, file));
  // An owner's site may have it already.
  for (const file of ['src/facts/countryCodes.json', 'src/facts/emergencyNumbers.json'])
    writeFileSync(join(root, file), JSON.stringify({ ...JSON.parse(read(file)), guatemala: undefined }, null, 2));
  for (const folder of [outlinesFolder, 'src/images']) mkdirSync(join(root, folder), { recursive: true });
});

test('draws a country, names it, and puts it on the map of all destinations', () => {
  expect(addCountry(root, ['guatemala'])).toContain('src/images/destination-guatemala.svg');
  expect(JSON.parse(read('src/facts/countryCodes.json')).guatemala).toBe('GT');
  expect(JSON.parse(read('src/facts/emergencyNumbers.json')).guatemala).toBe('');
  expect(JSON.parse(read('locales/es/common.json')).countries.guatemala).toBe('Guatemala');
  const outline: Outline = JSON.parse(read(`${outlinesFolder}/guatemala.json`));
  expect(outline.bounds).toEqual({ south: 13, north: 18, west: -93, east: -88 });
  const city = project(outline.projection, { latitude: 14.63, longitude: -90.51 });
  expect(city.x).toBeGreaterThan(250);
  expect(city.x).toBeLessThan(550);
  expect(outline.country).toMatch(/^M[\d,L-]+/);
  const { overview } = outline;
  const box = boxOf(overview.name, 'Guatemala', labelSizes.name);
  for (const country of countries.filter((each) => `${each}` !== 'guatemala'))
    expect(overlap(box, boxOf(outlineFor(country).overview.name, country, labelSizes.name))).toBe(false);
  expect(overview.name.y).toBeLessThan(americas.height);
  const picture = read('src/images/destination-guatemala.svg');
  expect(findInDrawing(picture)).toEqual([]);
  expect(picture).toContain('viewBox="0 0 1600 1000"');
});

test.each([
  [['colombia'], 'The site has colombia already.'],
  [['estados-unidos'], 'The site has usa already.'],
  [['guatemla'], 'Did you mean guatemala?'],
  [['brazil'], 'is not on the map of all destinations'],
  [[], 'Usage: npm run new -- country'],
  [['el', 'salvador'], 'Usage: npm run new -- country'],
])('refuses %j and writes nothing', (words, reason) => {
  const before = read('src/facts/countryCodes.json');
  expect(() => addCountry(root, words)).toThrow(reason);
  expect(read('src/facts/countryCodes.json')).toBe(before);
});

test('knows countries by either language and by their long names', () => {
  expect(shapeOf(shapesAt('50m'), 'DO')?.properties?.name).toBe('Dominican Rep.');
  expect(shapeOf(shapesAt('50m'), 'KY')?.properties?.name).toBe('Cayman Is.');
});
