import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { countryCode, isCountry } from '../../../facts/countries';
import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import type { Language } from '../../../facts/locales';
import { cleanToken } from '../clean';

export type PhoneLibrary = typeof import('./phoneLibrary');

/**
 * A valid number: `international` as usual (`+52 55 1234 5678 ext. 9`), `laidOut` as typed. `assumed`: the country was
 * not typed; `other` is the number of the next country in which it is valid.
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

/** A country code typed before a field that had one already. */
const twice = /^\+(\d{1,3})[\s)+-]*\1/;

/** What people dial within one country alone: before a number of Mexico, a mobile number of Ecuador or, until 2021, of Colombia. */
const notations: readonly (readonly [CountryCode, RegExp])[] = [
  ['MX', /^(?:01|044|045)\d{10}$/],
  ['EC', /^09\d{8}$/],
  ['CO', /^033\d{9}$/],
];

const phoneCountries = (digits: string, destination: string, language: Language): ReadonlySet<CountryCode> => {
  const chosen = isCountry(destination) ? [countryCode[destination] as CountryCode] : [];
  if (/^1\d{10}$/.test(digits)) return new Set<CountryCode>(['US', ...chosen]);
  const [own] = notations.find(([, digitsOfIt]) => digitsOfIt.test(digits)) ?? [];
  return new Set(own ? [own] : countriesOfLanguage[language](chosen));
};

/** What people write beside a number. */
const words = inAnyLanguage({
  en: 'tel(?:ephone)?|[cmptw]|wh?at?s ?app?|ws?pp?|wsp|ph(?:one)?|cell(?:phone)?|mobile|home|work|office|number|no|n[º°]',
  es: 'telf?|tel[eé]fono|[gw]uasap|wasap|mi|cel(?:ular)?|m[oó]vil|casa|trabajo|oficina|n[uú]m(?:ero)?',
});
const before = new RegExp(`^[\\s\\p{Extended_Pictographic}\\uFE0F]*(?:${words}(?!\\p{L})[.:#/\\s]*)*`, 'iu');
const behind = new RegExp(`[\\s,;([-]+${words}[\\s.)\\]]*$`, 'iu');
/** A link to a chat. Its number has its country. */
const chat = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?/i;

/** Plain digits and punctuation, with `00` and `011` read as `+`: no country code begins with zero. */
const plainPhone = (typed: string): string =>
  cleanToken(typed)
    .replace(chat, '+')
    .replace(before, '')
    .replace(behind, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/['’"“”*_·|]/g, ' ')
    // A landline of Bogotá as it was written until 2021: by its groups it is no area code 571.
    .replace(/^\(?(?=57[\s).-]+\(?[124-8][\s).-])/, '+')
    .replace(/^\(?\+[\s+]*/, '+')
    .replace(/^\+?\(?0(?:0|11)[\s)+-]*/, '+');

/** What comes before an extension; the library does not know all of it. */
const prefixes = inAnyLanguage({ en: 'ext?|extn|extension|x|#', es: 'extensi[oó]n|anexo|interno|int' });
const extension = new RegExp(String.raw`[\s,;]*[([]?${prefixes}[\s.:=#-]*(\d{1,7})[)\].]*$`, 'i');

const splitExtension = (typed: string): { readonly number: string; readonly ext: string | undefined } => {
  const plain = plainPhone(typed);
  return { number: plain.replace(extension, ''), ext: extension.exec(plain)?.[1] };
};

/**
 * National numbers of plans that are over, by country code, and those of today. Mexico gave up its prefixes in August 2019
 * (IFT, Plan Técnico Fundamental de Numeración); people still write 1 after +52, 01 before a landline, and 044 or 045 before
 * a mobile number. Colombia's landlines got 60 before their old area code in September 2021 (CRC, Resolución 5826 de 2019).
 */
const outdated: Readonly<Record<string, readonly [RegExp, string]>> = {
  52: [/^(?:1|01|044|045)(\d{10})$/, '$1'],
  57: [/^([124-8]\d{7})$/, '60$1'],
};

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
  const readings = assumed
    ? [
        ...[...phoneCountries(digits, destination, language)]
          // Eight digits without an area code apart are no landline of Colombia, where there are no others.
          .filter((country) => country !== 'CO' || !/^\d{4}\W?\d{4}$/.test(plain))
          .flatMap((country) => read(plain, country)),
        ...(digits.length > 10 ? read(`+${plain}`) : []),
      ]
    : [
        ...read(plain),
        // Of another country it would be a number that nobody typed: `+44 79...` with a digit missing is none of Norway.
        ...read(plain.replace(twice, '+$1')).filter((number) => number.countryCallingCode === twice.exec(plain)?.[1]),
      ];
  const [number, other] = readings.filter(
    (each, index) => readings.findIndex((earlier) => earlier.number === each.number) === index,
  );
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
