import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { countryCode, isCountry } from '../../../facts/countries';
import type { Language } from '../../../facts/locales';
import { cleanToken } from '../clean';

export type PhoneLibrary = typeof import('./phoneLibrary');

/**
 * A valid number. `international` is the usual notation (`+52 55 1234 5678 ext. 9`), `laidOut` the one in which it was
 * typed, national or international. `assumed` means that the country was not typed; `other` is then the number of the
 * next country in which it is valid, too.
 */
export interface ParsedPhone {
  readonly international: string;
  readonly laidOut: string;
  readonly assumed: boolean;
  readonly other?: string | undefined;
}

/**
 * Countries to try for a number without a country code, in order. English readers rarely live in their destination.
 * Spanish readers may live there, in Mexico or in the United States.
 */
const countriesOfLanguage: Readonly<Record<Language, (chosen: readonly CountryCode[]) => readonly CountryCode[]>> = {
  en: (chosen) => ['US', ...chosen],
  es: (chosen) => [...chosen, 'MX', 'US'],
};

const phoneCountries = (digits: string, destination: string, language: Language): ReadonlySet<CountryCode> => {
  const chosen = isCountry(destination) ? [countryCode[destination] as CountryCode] : [];
  if (/^1\d{10}$/.test(digits)) return new Set<CountryCode>(['US', ...chosen]);
  const usual = countriesOfLanguage[language](chosen);
  return new Set(/^(?:01|044|045)\d{10}$/.test(digits) ? ['MX', ...usual] : usual);
};

/** What people write before a number, in both languages, and the scheme of a link. */
const label = /^(?:tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|whats ?app|phone|cell|mobile)\b[.:\s]*/iu;

/** Plain digits and punctuation, with `00` read as `+`: no number of these countries begins with two zeros. */
const plainPhone = (typed: string): string =>
  cleanToken(typed)
    .replace(label, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/^\(?\+\s*/, '+')
    .replace(/^00\s*/, '+')
    .replace(/^\+\s*00/, '+');

/** Extension prefixes in both languages; the library does not know all of them. */
const extension = /[\s,;]*(?:ex(?:t(?:ensi[oó]n|n)?)?|anexo|interno|int|x|#)[\s.:=#]*(\d{1,7})$/i;

const splitExtension = (typed: string): { readonly number: string; readonly ext: string | undefined } => {
  const plain = plainPhone(typed);
  return { number: plain.replace(extension, ''), ext: extension.exec(plain)?.[1] };
};

/**
 * Mexico gave up its dialling prefixes in August 2019 (IFT, Plan Técnico Fundamental de Numeración). People still write
 * 1 after +52, 01 before a landline, and 044 or 045 before a mobile number.
 */
const oldMexican = /^(?:1|01|044|045)(\d{10})$/;

const modern = ({ parsePhoneNumberFromString }: PhoneLibrary, number: PhoneNumber): PhoneNumber => {
  const national = number.countryCallingCode === '52' && oldMexican.exec(number.nationalNumber)?.[1];
  return (national && parsePhoneNumberFromString(`+52${national}`)) || number;
};

/** +1 also has seven-digit service numbers, which cannot be called back. */
const isValid = (number: PhoneNumber): boolean =>
  number.isValid() && (number.countryCallingCode !== '1' || number.nationalNumber.length === 10);

/**
 * The number that was meant, or undefined when it is not a number (R5.2). A leading + always wins. Without one the
 * countries are tried in order, and finally the digits as if only the + were missing.
 */
export const readPhone = (
  library: PhoneLibrary,
  typed: string,
  destination: string,
  language: Language,
): ParsedPhone | undefined => {
  const { number: plain, ext } = splitExtension(typed);
  const read = (text: string, defaultCountry?: CountryCode): readonly PhoneNumber[] => {
    const parsed = library.parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    const number = parsed && modern(library, parsed);
    if (!number || !isValid(number)) return [];
    if (ext) number.setExt(ext);
    return [number];
  };
  const assumed = !plain.startsWith('+');
  const digits = plain.replace(/\D/g, '');
  const [number, other] = assumed
    ? [
        ...[...phoneCountries(digits, destination, language)].flatMap((country) => read(plain, country)),
        ...(digits.length > 10 ? read(`+${plain}`) : []),
      ].filter((each, index, all) => all.findIndex((earlier) => earlier.number === each.number) === index)
    : read(plain);
  return (
    number && {
      international: number.formatInternational(),
      laidOut: assumed ? number.formatNational() : number.formatInternational(),
      assumed,
      other: other?.formatInternational(),
    }
  );
};

/** Used when the library cannot be loaded: digits within ITU-T E.164's limit of 15, without the extension. */
export const looksLikePhone = (typed: string): boolean => {
  const { number } = splitExtension(typed);
  const digits = number.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(number) && digits >= 7 && digits <= 15;
};
