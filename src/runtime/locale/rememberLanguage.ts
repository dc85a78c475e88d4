import type { Language } from '../../facts/locales';
import { languageCookie } from './cookie';

/** All cookies of the page; empty when they are blocked. */
export const readCookies = (): string => {
  try {
    return document.cookie;
  } catch (error) {
    console.warn('Cookies cannot be read.', error);
    return '';
  }
};

/** Saves the visitor's choice. When cookies are blocked this is only logged: the page already shows the choice. */
export const rememberLanguage = (language: Language): void => {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and a page may be on its way out.
    document.cookie = languageCookie(language, window.location.protocol === 'https:');
  } catch (error) {
    console.warn('The language could not be saved.', error);
  }
};
