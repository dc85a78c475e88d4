import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { countryCode, isCountry } from '../../../facts/countries';
import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import { type Language, languages } from '../../../facts/locales';
import { withoutAccents } from '../../../facts/withoutAccents';
import { cleanToken } from '../clean';
import { abroad, codes, notations, outdated, ownGroups, spoken, superfluous, tail, tooLong } from './numberPlans';

export type PhoneLibrary = typeof import('./phoneLibrary');

/**
 * A valid number, or several: `international` as usual (`+52 55 1234 5678 ext. 9`), `laidOut` as typed. `others` are
 * the numbers of further countries in which it is valid. Without `international` none of them can be taken unasked.
 */
export interface ParsedPhone {
  readonly international?: string | undefined;
  readonly laidOut: string;
  readonly others: readonly string[];
}

/** What a text says, without its layout. */
export const bare = (text: string): string => cleanToken(text).replace(/[^\p{L}\p{N}+]/gu, '');

/**
 * Countries to try for a number without a country code, in order. English readers rarely live in their destination.
 * Spanish readers may live there, in Mexico, in the United States, or in Colombia, whose mobile numbers have ten digits, too.
 */
const countriesOfLanguage: Readonly<Record<Language, (chosen: readonly CountryCode[]) => readonly CountryCode[]>> = {
  en: (chosen) => ['US', ...chosen],
  es: (chosen) => [...chosen, 'MX', 'US', 'CO'],
};

const everywhere = Object.values(countryCode) as readonly CountryCode[];

/** A link to a chat. Its number has its country. */
const chat = /^.*(?:wa\.me\/|phone=)\+?(\d+).*$/i;

/** What comes before an extension; the library does not know all of it. */
const prefixes = inAnyLanguage({ en: 'ext?|exte?n|extension|x|#', es: 'extensi[oó]n|anexo|interno|int' });

/** Words behind seven digits or more that name an hour, or hours: `after 5 pm`, `(9-5)`, `después de las 5`. */
const hour = String.raw`(?:\d{1,2}\s?(?:(?:[ap]\.?\s?m|h(?:rs?|oras|ours)?)(?!\p{L})|o.clock|:\d\d)|24/7)`;
const span = inAnyLanguage({ en: '[-–]|to|till|until|and', es: 'a|y|hasta' });
const hours = new RegExp(
  String.raw`(?<![\p{L}\d])(?=[\p{L}(]|${hour})(?!${prefixes}[\s.]*\d)(?<=(?:\d\D{0,9}){7})` +
    String.raw`(?!.*\d{3})(?=.*(?:${hour}|las? \d|\d\s?${span}\s?\d)).*`,
  'iu',
);

/** Digits, signs that mean something, and spaces, with `00` and `011` read as `+`: no country code begins with zero. */
const plainPhone = (typed: string): string =>
  cleanToken(typed)
    .replace(chat, '+$1')
    .replace(hours, '')
    .replace(/[^\p{L}\p{N}+()#;,]+/gu, ' ')
    // Words beside the number.
    .replace(/^[^\d+]*?(?=[\s(+]*\p{Nd})/u, '')
    .replace(/^\s+|\P{Nd}+$/gu, '')
    // Colombia's landlines until 2021, and its free numbers: by their groups neither of Virginia nor of Mexico.
    .replace(/^\(?(?=57[\s()]+[124-8][\s)])/, '+')
    .replace(/^\(?01[\s)]*8000\s/, '+57 18000 ')
    .replace(/^\(?(\d{1,3})\s?\+/, '+$1 ')
    .replace(/^[\s(]*\+[\s+(]*/, '+')
    .replace(/^\+?\(?0(?:0|11)[\s)+]*/, '+')
    .replace(/^\+0[\s0)]*/, '+');

const extension = new RegExp(
  String.raw`[\s,;(]*${prefixes}[\s#]*(?:(?:n[oº]|n[uú]m(?:ero)?|number)[\s#]*)?(\d{1,7})$`,
  'iu',
);

const splitExtension = (typed: string): { readonly number: string; readonly ext: string | undefined } => {
  const plain = plainPhone(typed);
  return { number: plain.replace(extension, ''), ext: extension.exec(plain)?.[1] };
};

/** Between two numbers: signs, words, or nothing where both have as many digits, 16 or more, which no number has. */
const between =
  /[/;,|&]|(?<=\d)\s*(?=\+)|(?<=\d)[^\p{L}\d+]*\p{L}[^\d+]*?(?=[(+]*(?:\d[^\p{L}\d]*){7})|(?<=\d{8})\s(?=\d{8})|(?<=^(?:\D*\d){8,10})[^\p{L}\d+]+(?=(?:\d[^\p{L}\d]*){8,10}$)/u;

const modern = ({ parsePhoneNumberFromString }: PhoneLibrary, number: PhoneNumber): PhoneNumber => {
  const { countryCallingCode: code, nationalNumber } = number;
  const [old, now] = outdated[code] ?? [];
  return (
    (old?.test(nationalNumber) && parsePhoneNumberFromString(`+${code}${nationalNumber.replace(old, now ?? '')}`)) ||
    number
  );
};

/** +1 also has seven-digit service numbers, which cannot be called back. */
const isValid = (number: PhoneNumber): boolean =>
  number.isValid() && (number.countryCallingCode !== '1' || number.nationalNumber.length === 10);

/** The country whose name, in any language, stands beside the number. */
const countryIn = (typed: string): CountryCode | undefined => {
  if (!/\p{L}{2}/u.test(typed)) return undefined;
  if (/\b(?:USA?|EE\.? ?UU)\b/.test(typed)) return 'US';
  const regions = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const text = withoutAccents(typed);
  return spoken.find((country) => regions.some((names) => text.includes(withoutAccents(names.of(country) ?? country))));
};

/** The first reads the number; those of which none can be taken unasked. */
type Readings = readonly [readonly PhoneNumber[], readonly PhoneNumber[]];

/** One number, or undefined. */
const readOne = (
  library: PhoneLibrary,
  typed: string,
  destination: string,
  language: Language,
  isPart = false,
): ParsedPhone | undefined => {
  const { number: plain, ext } = splitExtension(typed);
  const chosen = destination
    .split(',')
    .filter(isCountry)
    .map((country) => countryCode[country] as CountryCode);
  const read = (text: string, defaultCountry?: CountryCode): readonly PhoneNumber[] => {
    const parsed = library.parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    const number = parsed && modern(library, parsed);
    if (!number || !isValid(number)) return [];
    if (ext) number.setExt(ext);
    return [number];
  };
  const digits = plain.replace(/\D/g, '');
  const groups = plain.match(/\d+/g) ?? [];
  const grouped = groups.join(' ');
  /** In the groups of its country, or in none. */
  const isLaidOut = (number: PhoneNumber): boolean => {
    const national = number.formatNational();
    return groups[1] ? groups[0] === national.match(/\d+/)?.[0] : national.replace(/\D/g, '').startsWith(digits);
  };
  /** Ten digits and one too many begin with the code of some country or other, too. */
  const hasCode = ({ country, countryCallingCode }: PhoneNumber): boolean =>
    Number(groups[0]) === Number(countryCallingCode) ||
    /^[1-9]\d{11}/.test(digits) ||
    everywhere.some((each) => each === country) ||
    (!groups[1] && codes.test(countryCallingCode));
  const isChosen = ({ country }: PhoneNumber): number => Number(country !== undefined && chosen.includes(country));
  /** A code and a digit too few: `506 8765 432` is none of New Brunswick, `34 612 345 67` none of Mexico. */
  const isCutShort = (readings: readonly PhoneNumber[]): boolean =>
    digits.length === 10 &&
    ((codes.test(groups[0] ?? '') &&
      (!readings.some(isLaidOut) || /^(?:506 \d{7}|\d{3} \d{4} \d{3})$/.test(grouped))) ||
      (/^506|^50\d \d{7}$/.test(grouped) && (language === 'es' || chosen.includes('CR'))));
  const withoutCode = (): Readings => {
    if (tooLong.test(`${groups[0]} ${groups.slice(1).map((group) => group.length)}`)) return [[], []];
    const dialed = notations.flatMap(([form, code]) => (form.test(digits) ? read(digits.replace(form, code)) : []));
    if (dialed.length > 0) return [dialed.sort((one, another) => isChosen(another) - isChosen(one)), []];
    const formerBogota = /^57[124-8]\d{7}$/.test(digits) ? read(`+${digits}`) : [];
    const countries = /^1\d{10}$/.test(digits) ? (['US', ...chosen] as const) : countriesOfLanguage[language](chosen);
    const likely = countries.flatMap((country) => {
      if (country !== 'CO') return read(plain, country);
      // Eight digits without an area code apart are no landline of Colombia, where there are no others.
      return /^\d{4} ?\d{4}$/.test(plain) ? [] : [...read(plain, country), ...formerBogota];
    });
    const further = (digits.length === 10 || chosen.length === 0) && !likely.some(isLaidOut) ? everywhere : [];
    const readings = [
      ...likely,
      ...further.flatMap((country) => read(plain, country).filter(isLaidOut)),
      ...ownGroups.flatMap(([form, country]) => (likely[0] && form.test(grouped) ? read(plain, country) : [])),
      ...(digits.length > 10 ? read(`+${plain.replace(/^[(0 ]+/, '')}`).filter(hasCode) : formerBogota),
    ];
    if (readings.length > 0) return isCutShort(readings) ? [[], readings] : [readings, []];
    const near = abroad.flatMap(([form, of]) =>
      form.test(digits) ? of.flatMap((code) => read(`+${code}${digits}`)) : [],
    );
    // Nine digits may be ten of which one is missing, unless they are in the pairs of Spain.
    return /\d\d \d\d$/.test(grouped) && near[0]?.country === 'ES' ? [near, []] : [[], near];
  };
  const isInternational = plain.startsWith('+');
  const [found, offered]: Readings = isInternational
    ? [
        [
          ...read(plain),
          // Of another country it would be a number that nobody typed: `+44 79...` with a digit missing is none of Norway.
          ...read(plain.replace(superfluous, '+$1')).filter(
            (number) => number.countryCallingCode === superfluous.exec(plain)?.[1],
          ),
        ].slice(0, 1),
        [],
      ]
    : withoutCode();
  const named = isInternational ? undefined : countryIn(typed);
  const readings = [...(named ? read(plain, named) : []), ...found];
  const [number] = readings;
  const isWhole = readings.some((each) => isInternational || isLaidOut(each));
  if (isPart && !isWhole) return undefined;
  // `55 1234 5678 / 79` would be a number of Brazil.
  const [, head] = isWhole ? [] : (tail.exec(typed) ?? []);
  // Some begin every number with +: `+305 736 5000`.
  const rest = head ?? (!number && isInternational && !ext ? plain.slice(1) : '');
  const inside = rest ? readOne(library, rest, destination, language, true) : undefined;
  if (inside?.international) return { laidOut: typed.trim(), others: [inside.international, ...inside.others] };
  const international = [...new Set((number ? readings : offered).map((each) => each.formatInternational()))];
  // Groups of another country stay, since they say which others to offer.
  const national = (of: PhoneNumber): string => (isLaidOut(of) ? of.formatNational() : typed.trim());
  if (!number) return offered.length > 0 ? { laidOut: typed.trim(), others: international } : undefined;
  return {
    international: number.formatInternational(),
    laidOut: isInternational ? number.formatInternational() : national(number),
    others: international.slice(1),
  };
};

/**
 * The number that was meant, or undefined when it is not a number (R5.2). A leading + always wins. Without one the
 * countries are tried in order, and then all destinations if the groups are theirs alone, and
 * finally the digits as if only the + were missing. What is in the pairs of Spain is then read, what else fits abroad is
 * offered. A country that is named beside the number comes before all.
 * Two numbers in one field are both kept.
 */
export const readPhone = (
  library: PhoneLibrary,
  typed: string,
  destination: string,
  language: Language,
): ParsedPhone | undefined => {
  const read = (text: string) => readOne(library, text, destination, language);
  const parts = cleanToken(typed)
    .split(between)
    .flatMap((part) => read(part) ?? [])
    .filter(({ international }) => international);
  if (parts.length < 2 || parts.length < cleanToken(typed).split(between).length) return read(typed);
  const joined = (of: (part: ParsedPhone) => string | undefined) => parts.map(of).join(' / ');
  const international = joined((part) => part.international);
  const other = joined((part) => part.others[0] ?? part.international);
  return {
    international,
    laidOut: joined((part) => part.laidOut),
    others: other === international ? [] : [other],
  };
};

/** Used when the library cannot be loaded: digits within ITU-T E.164's limit of 15, without the extension. */
export const looksLikePhone = (typed: string): boolean =>
  [[typed], cleanToken(typed).split(between)].some((parts) =>
    parts.every((part) => {
      const { number } = splitExtension(part);
      const digits = number.replace(/\D/g, '').length;
      return /^\+?[\d\s()]+$/.test(number) && digits >= 7 && digits <= 15;
    }),
  );
