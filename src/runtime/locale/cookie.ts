import { localeCookie } from '../../facts/limits';
import { isLanguage, type Language } from '../../facts/locales';

const secondsPerDay = 86_400;

/** The language saved in a cookie header; undefined when there is none or the site does not have it. */
export const readLanguageCookie = (cookies: string): Language | undefined => {
  for (const part of cookies.split(';')) {
    const [name, value] = part.split('=');
    if (name?.trim() !== localeCookie.name) continue;
    const language = value?.trim();
    if (isLanguage(language)) return language;
  }
  return undefined;
};

/** What stands before and behind the language: 365 days, path /, SameSite Lax (R4.3). */
export const aroundLanguage = [
  `${localeCookie.name}=`,
  `; Max-Age=${localeCookie.days * secondsPerDay}; Path=${localeCookie.path}; SameSite=${localeCookie.sameSite}`,
] as const;

/** The cookie to write; Secure when the page itself is. */
export const languageCookie = (language: Language, secure: boolean): string =>
  aroundLanguage.join(language) + (secure ? '; Secure' : '');
