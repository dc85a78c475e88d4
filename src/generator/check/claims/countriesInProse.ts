import { type Country, countries, countryCode, offeredCountries } from '../../../facts/countries';
import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import { languages } from '../../../facts/locales';
import type { LocaleFile } from '../../content/locales/localeFiles';
import { type Problem, quote } from '../../content/problem';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf, type TextField } from '../../content/text/textFields';
import { CARDINAL, wrongNumbers } from './numbersInProse';

/** "all six countries", "clinics in three countries", "los seis países": those of the site, not those of a study. */
const OURS = { en: 'all|our|these|the|clinics? in|clinics? across', es: 'los|nuestros|estos|clínicas en|clínicas de' };
const COUNTRIES = new RegExp(
  String.raw`(?<!\p{L})${inAnyLanguage(OURS)} (${CARDINAL}) ${inAnyLanguage({ en: 'countries', es: 'países' })}(?!\p{L})`,
  'giu',
);

/** Each country's names, as all languages of the site write them. */
const names = new Map(
  countries.map((country) => [
    country,
    languages.map(
      (language) => new Intl.DisplayNames([language], { type: 'region' }).of(countryCode[country]) ?? country,
    ),
  ]),
);

/** So many countries in one sentence are a list of them; fewer are its subject. */
const A_LIST = 3;

/** The countries of a sentence that lists destinations, of which the owner offers none of these. */
export const unofferedIn = (sentence: string, offered: readonly Country[] = offeredCountries): readonly Country[] => {
  const listed = countries.filter((country) => names.get(country)?.some((name) => sentence.includes(name)));
  return listed.length < A_LIST ? [] : listed.filter((country) => !offered.includes(country));
};

function* unofferedCountries(pieces: Iterable<TextField>): Iterable<Problem> {
  for (const { words, problem } of pieces) {
    const unoffered = unofferedIn(words);
    if (unoffered.length > 0)
      yield problem({
        found: `${quote(unoffered.join(', '))}, but src/facts/own.json lists ${offeredCountries.join(', ')}`,
        allowed: 'the countries that npm run own knows',
        fix: 'Name the countries that the site offers, or write the sentence without them.',
      });
  }
}

function* wrongCounts(pieces: Iterable<TextField>): Iterable<Problem> {
  const count = offeredCountries.length;
  for (const piece of pieces)
    yield* wrongNumbers(piece, COUNTRIES, (number) => number === count, {
      against: `but src/facts/own.json lists ${count}`,
      allowed: 'the number of countries that npm run own knows',
      fix: 'Write their number, or say it without one; then look whether the sentence holds in each of them.',
    });
}

const problemsOf = (pieces: readonly TextField[]): Problem[] => [...wrongCounts(pieces), ...unofferedCountries(pieces)];

/** Numbers and lists of countries that are not the site's. */
export const problemsOfCountries = ({ words }: ParsedRecord): Problem[] =>
  problemsOf(words.flatMap(citableSentencesOf));

export const problemsOfInterfaceCountries = (locales: readonly LocaleFile[]): Problem[] =>
  locales.flatMap(({ entries }) => problemsOf([...(entries?.values() ?? [])]));
