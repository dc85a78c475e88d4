import { loadChunk } from '../../client/loadChunk';
import type { Language } from '../../facts/locales';
import { looksLikePhone, type ParsedPhone, type PhoneLibrary, readPhone } from '../model/phone/readPhone';
import { createStore } from './store';

/** The phone library, once it has been loaded. */
export const phoneRules = createStore<PhoneLibrary | undefined>(undefined);

let loading: Promise<void> | undefined;

/** Loads the library. Also resolves when that fails; the next call then tries again. */
export const loadPhoneRules = (): Promise<void> => {
  loading ??= loadChunk(() => import('../model/phone/phoneLibrary'))
    .then(phoneRules.set, () => undefined)
    .finally(() => {
      loading = undefined;
    });
  return loading;
};

/** How a number is read for a destination; undefined when it is not a number, or the library has not loaded. */
export const understandPhone = (typed: string, destination: string, language: Language): ParsedPhone | undefined => {
  const library = phoneRules.read();
  return library && readPhone(library, typed, destination, language);
};

/** Whether a number is valid. Only counts digits when the library has not loaded. */
export const isPhone = (typed: string, destination: string, language: Language): boolean =>
  phoneRules.read()
    ? understandPhone(typed, destination, language)?.international !== undefined
    : looksLikePhone(typed);
