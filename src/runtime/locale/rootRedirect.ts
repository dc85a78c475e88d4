import { inlineScript } from '../../client/inlineScript';
import { localeCookie } from '../../facts/limits';
import { defaultLanguage, languages } from '../../facts/locales';
import { pathFor } from '../../routes/path';
import { routeTable } from '../../routes/table';

/** Crawlers index the address they ask for. Short, because it stands in the page; see isbot for the long list. */
const crawler = 'bot|crawl|spider|slurp|preview|facebookexternal|whatsapp|embedly|lighthouse';

const redirect = (homes: Readonly<Record<string, string>>, codes: string, cookie: string, crawlers: string): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFromHere = `${document.referrer}/`.startsWith(`${location.origin}/`);
  const isReturn = navigation && /back|reload/.test(navigation.type);
  if (isFromHere || isReturn || new RegExp(crawlers, 'i').test(navigator.userAgent)) return;

  const codeIn = (text: string, before: string) =>
    (new RegExp(`${before}(${codes})(?![a-z0-9])`, 'i').exec(text) || [])[1];
  let code: string | undefined;
  try {
    code = codeIn(document.cookie, `(?:^|;) *${cookie}=`);
  } catch {
    // Cookies are blocked.
  }
  for (const language of navigator.languages || []) code ||= codeIn(language, '^\\s*');
  const home = code && homes[code.toLowerCase()];
  if (home) location.replace(home + location.search + location.hash);
};

/**
 * Inline script of `/`: sends a visitor on to their language, before anything is painted. Not crawlers, nor who comes
 * from a page of this site, goes back or reloads: they have seen it and may have chosen. A page left before it started
 * reloads itself on the way back. Undefined for other pages.
 */
export const rootRedirectScript = (page: string): string | undefined => {
  if (page !== routeTable.home[defaultLanguage]) return undefined;
  const others = languages.filter((language) => language !== defaultLanguage);
  const homes = Object.fromEntries(others.map((language) => [language, pathFor('home', language)]));
  return inlineScript(redirect, homes, languages.join('|'), localeCookie.name, crawler);
};
