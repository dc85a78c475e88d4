import { inlineScript } from '../../client/inlineScript';
import { localeCookie } from '../../facts/limits';
import { defaultLanguage, languages } from '../../facts/locales';
import { pathFor } from '../../routes/path';
import { routeTable } from '../../routes/table';

const redirect = (homes: Readonly<Record<string, string>>, inCookies: string, inLanguage: string): void => {
  const { origin, search, hash } = location;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (`${document.referrer}/`.startsWith(`${origin}/`)) return;
  if (navigation && /back|reload/.test(navigation.type)) return;
  // Crawlers index the address they ask for. Short, because it stands in the page; see isbot for the long list.
  if (/bot|crawl|spider|slurp|preview|facebookexternal|whatsapp|embedly|lighthouse/i.test(navigator.userAgent)) return;

  const find = (text: string, pattern: string) => new RegExp(pattern, 'i').exec(text);
  let found: RegExpExecArray | null | undefined;
  try {
    found = find(document.cookie, inCookies);
  } catch {
    // Cookies are blocked.
  }
  for (const language of navigator.languages || []) found ||= find(language, inLanguage);
  const home = found && homes[(found[1] as string).toLowerCase()];
  if (home) location.replace(home + search + hash);
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
  const code = `(${languages.join('|')})`;
  const inCookies = `(?:^|;) *${localeCookie.name}=${code}(?:;|$)`;
  return inlineScript(redirect, homes, inCookies, `^\\s*${code}(?![a-z0-9])`);
};
