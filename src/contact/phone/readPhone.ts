import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
import { countryCode, isCountry } from '../../facts/countries';
import type { Language } from '../../facts/locales';
import { cleanToken } from '../fields/clean';

export type PhoneLibrary = typeof import('./phoneLibrary');

/**
 * A valid number. `international` is the usual notation (`+52 55 1234 5678 ext. 9`); `assumed` means that the country
 * was not typed.
 */
export interface PhoneReading {
  readonly international: string;
  readonly assumed: boolean;
}

const countryOfLanguage: Readonly<Record<Language, CountryCode>> = { en: 'US', es: 'MX' };

/** Countries to try for a number without a country code, in order: the destination, then the language's. */
export const phoneCountries = (destination: string, language: Language): readonly CountryCode[] => {
  const ofLanguage = countryOfLanguage[language];
  const chosen: CountryCode | undefined = isCountry(destination) ? countryCode[destination] : undefined;
  return chosen && chosen !== ofLanguage ? [chosen, ofLanguage] : [ofLanguage];
};

/** Plain digits and punctuation, with `00` read as `+`: no number of these countries begins with two zeros. */
const plainPhone = (typed: string): string =>
  cleanToken(typed)
    .replace(/^tel:/i, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/^\(?\+\s*/, '+')
    .replace(/^00\s*/, '+')
    .replace(/^\+\s*00/, '+');

/**
 * Mexico gave up its dialling prefixes in August 2019 (IFT, Plan Técnico Fundamental de Numeración). People still write
 * 1 after +52, 01 before a landline, and 044 or 045 before a mobile number.
 */
const oldMexican = /^(?:1|01|044|045)(\d{10})$/;

const modern = ({ parsePhoneNumberFromString }: PhoneLibrary, number: PhoneNumber): PhoneNumber => {
  const national = number.countryCallingCode === '52' && oldMexican.exec(number.nationalNumber)?.[1];
  const renewed = national ? parsePhoneNumberFromString(`+52${national}`) : undefined;
  if (!renewed) return number;
  if (number.ext) renewed.setExt(number.ext);
  return renewed;
};

/**
 * The number that was meant, or undefined when it is not a number (R5.2). A leading + always wins. Without one the
 * countries are tried in order, and finally the digits as if only the + were missing.
 */
export const readPhone = (
  library: PhoneLibrary,
  typed: string,
  countries: readonly CountryCode[],
): PhoneReading | undefined => {
  const plain = plainPhone(typed);
  const read = (text: string, defaultCountry?: CountryCode): PhoneNumber | undefined => {
    const number = library.parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    const renewed = number && modern(library, number);
    return renewed?.isValid() ? renewed : undefined;
  };
  const assumed = !plain.startsWith('+');
  const readings = [
    ...countries.map((country) => () => read(plain, country)),
    () => (assumed && /(?:\d\D*){11}/.test(plain) ? read(`+${plain}`) : undefined),
  ];
  for (const attempt of readings) {
    const number = attempt();
    if (number) return { international: number.formatInternational(), assumed };
  }
  return undefined;
};

/** Used when the library cannot be loaded: digits within ITU-T E.164's limit of 15, without the extension. */
export const looksLikePhone = (typed: string): boolean => {
  const number = plainPhone(typed).replace(/\s*(?:ext|x|#|;).*/i, '');
  const digits = number.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(number) && digits >= 7 && digits <= 15;
};
