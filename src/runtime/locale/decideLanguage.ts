import { defaultLanguage, isLanguage, type Language } from '../../facts/locales';
import { readLanguageCookie } from './cookie';

interface Visitor {
  /** All cookies as in `document.cookie`; empty when they are blocked. */
  readonly cookie: string;
  /** The browser's languages, best first, as in `navigator.languages`. */
  readonly browserLanguages: readonly string[] | undefined;
}

/** `es-MX`, `ES_ar`, ` es;q=0.9` are all Spanish; `est` is not. */
const siteLanguageOf = (tag: string): Language | undefined => {
  const base = /^\s*([a-z]+)(?![a-z0-9])/i.exec(tag)?.[1]?.toLowerCase();
  return isLanguage(base) ? base : undefined;
};

/** The first of the browser's languages that the site has. */
const browserLanguage = (tags: readonly unknown[] = []): Language | undefined => {
  for (const tag of tags) {
    const language = typeof tag === 'string' ? siteLanguageOf(tag) : undefined;
    if (language) return language;
  }
  return undefined;
};

/** The visitor's language (R4.3). */
export const decideLanguage = ({ cookie, browserLanguages }: Visitor): Language => {
  // 1. The visitor's earlier choice.
  const chosen = readLanguageCookie(cookie);
  if (chosen) return chosen;

  // 2. The browser's languages, in order.
  const wanted = browserLanguage(browserLanguages);
  if (wanted) return wanted;

  // 3. The fallback: en-US.
  return defaultLanguage;
};
