import { offeredCountries } from '../../../facts/countries';
import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import type { LocaleFile } from '../../content/locales/localeFiles';
import type { Problem } from '../../content/problem';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf, type TextField } from '../../content/text/textFields';
import { CARDINAL, wrongNumbers } from './numbersInProse';

/** "all six countries", "clinics in three countries", "los seis países": those of the site, not those of a study. */
const OURS = { en: 'all|our|these|the|clinics? in|clinics? across', es: 'los|nuestros|estos|clínicas en|clínicas de' };
const COUNTRIES = new RegExp(
  String.raw`(?<!\p{L})${inAnyLanguage(OURS)} (${CARDINAL}) ${inAnyLanguage({ en: 'countries', es: 'países' })}(?!\p{L})`,
  'giu',
);

function* wrongCounts(pieces: Iterable<TextField>): Iterable<Problem> {
  const count = offeredCountries.length;
  for (const piece of pieces)
    yield* wrongNumbers(piece, COUNTRIES, (number) => number === count, {
      against: `but src/facts/own.json lists ${count}`,
      allowed: 'the number of countries that npm run own knows',
      fix: 'Write their number, or say it without one; then look whether the sentence holds in each of them.',
    });
}

export const problemsOfCountryCount = ({ words }: ParsedRecord): Problem[] => [
  ...wrongCounts(words.flatMap(citableSentencesOf)),
];

export const problemsOfInterfaceCountryCount = (locales: readonly LocaleFile[]): Problem[] =>
  locales.flatMap(({ entries }) => [...wrongCounts(entries?.values() ?? [])]);
