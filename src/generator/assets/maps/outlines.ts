import { readFileSync } from 'node:fs';
import { type Country, countries } from '../../../facts/countries';
import type { Outline, Overview } from './outlines/outline';

/** Folder of the drawings, relative to the project; `npm run new -- country panama` draws one. */
export const outlinesFolder = 'src/generator/assets/maps/outlines';

const read = (name: string): unknown => JSON.parse(readFileSync(`${outlinesFolder}/${name}.json`, 'utf8'));

const outlines = Object.fromEntries(countries.map((country) => [country, read(country)])) as Record<Country, Outline>;

export const outlineFor = (country: Country): Outline => outlines[country];

export const americas = read('americas') as Overview;
