import { readFileSync } from 'node:fs';
import { type Language, localize } from '../src/facts/locales';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The specification's (R2.7); Spanish: ours. */
const specified: Partial<Record<Language, string>> = {
  en: 'Pioneers in Regenerative Medicine',
  es: 'Pioneros en medicina regenerativa',
};

const isSpecified = read('src/facts/own.json').name === 'Camino Claro';

/** The home page's headline, quoted as long as the house has the specification's name: an owner writes another. */
export const headline = localize(
  (language) => (isSpecified && specified[language]) || (read(`locales/${language}/meta.json`).home.title as string),
);

/** The home page's title in English, before the site's name. */
export const homeTitle = new RegExp(`^${headline.en.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
