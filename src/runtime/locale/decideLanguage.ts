import { defaultLanguage, isLanguage, type Language } from '../../facts/locales';
import { readLanguageCookie } from './cookie';

interface Visitor {
  /** All cookies as in `document.cookie`; empty when they are blocked. */
  readonly cookie: string;
  /** The browser's languages, best first, as in `navigator.languages`. */
  readonly browserLanguages: readonly string[] | undefined;
}

/** `es-MX`, `ES_ar`, ` es;q=0.9` are all Spanish; `est` is not. */
const baseOf = (tag: unknown): string | undefined => `${tag}`.toLowerCase().trim().split(/\W|_/)[0];

/** The visitor's language (R4.3): the earlier choice, else the browser's first that the site has, else en-US. */
export const decideLanguage = ({ cookie, browserLanguages }: Visitor): Language =>
  readLanguageCookie(cookie) ?? browserLanguages?.map(baseOf).find(isLanguage) ?? defaultLanguage;
