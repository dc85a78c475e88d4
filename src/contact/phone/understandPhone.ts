import type { Language } from '../../facts/locales';
import { phoneLibrary } from './loadPhoneLibrary';
import { looksLikePhone, type PhoneReading, phoneCountries, readPhone } from './readPhone';

/** What the phone library makes of a number for a destination; undefined when it is none, or the library is not there. */
export const understandPhone = (typed: string, destination: string, language: Language): PhoneReading | undefined => {
  const library = phoneLibrary();
  return library && readPhone(library, typed, phoneCountries(destination, language));
};

/** Whether a number is valid; by a plain count of digits where the library is not there. */
export const isPhone = (typed: string, destination: string, language: Language): boolean =>
  phoneLibrary() ? understandPhone(typed, destination, language) !== undefined : looksLikePhone(typed);
