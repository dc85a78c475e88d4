import type { Language } from '../../facts/locales';
import { phoneLibrary } from './loadPhoneLibrary';
import { looksLikePhone, type PhoneReading, phoneCountries, readPhone } from './readPhone';

/**
 * How the phone library reads a number for a destination; undefined when it is not a number, or the library has not
 * loaded.
 */
export const understandPhone = (typed: string, destination: string, language: Language): PhoneReading | undefined => {
  const library = phoneLibrary();
  return library && readPhone(library, typed, phoneCountries(destination, language));
};

/** Whether a number is valid. Only counts digits when the library has not loaded. */
export const isPhone = (typed: string, destination: string, language: Language): boolean =>
  phoneLibrary() ? understandPhone(typed, destination, language) !== undefined : looksLikePhone(typed);
