import { localeCookie } from '../../facts/limits';
import { defaultLanguage, type Language, languages } from '../../facts/locales';
import { pathFor } from '../../routes/path';
import { decideLanguage } from './decideLanguage';

/** Crawlers index the address they ask for. Short, because it stands in the page; see isbot for the long list. */
const crawler = 'bot|crawl|spider|slurp|preview|facebookexternal|whatsapp|embedly|lighthouse';

interface RootVisit {
  readonly cookie: string;
  readonly browserLanguages: readonly string[] | undefined;
  readonly userAgent: string;
  /** `document.referrer`: an address, its origin, or empty. */
  readonly referrer: string;
  /** The site's own origin. */
  readonly origin: string;
  /** How the page was come to (Navigation Timing, PerformanceNavigationTiming.type). */
  readonly navigation: string | undefined;
}

/** The language to which a visit of the root address is sent on, or undefined when it stays. */
export const decideRootRedirect = ({
  userAgent,
  referrer,
  origin,
  navigation,
  ...visitor
}: RootVisit): Language | undefined => {
  // 1. Crawlers are left alone.
  if (new RegExp(crawler, 'i').test(userAgent)) return undefined;

  // 2. A visitor from a page of this site has asked for this one, by the language switch or the logo.
  if (`${referrer}/`.startsWith(`${origin}/`)) return undefined;

  // 3. A visitor who goes back to it or reloads it has seen it before, and may have chosen this language since. A page
  // that was left before it had started reloads itself on the way back.
  if (navigation === 'back_forward' || navigation === 'reload') return undefined;

  // 4. Everybody else gets their own language.
  const language = decideLanguage(visitor);
  return language === defaultLanguage ? undefined : language;
};

const write = (): string => {
  const homes = JSON.stringify(
    Object.fromEntries(
      languages
        .filter((language) => language !== defaultLanguage)
        .map((language) => [language, pathFor('home', language)]),
    ),
  );
  const codes = languages.join('|');
  return `((d,n,l,p,c,i)=>{if(/${crawler}/i.test(n.userAgent)||!(d.referrer+"/").indexOf(l.origin+"/")||p&&/^[br]/.test(p.type))return;try{c=(/(?:^|;) *${localeCookie.name}=(${codes})(?:;|$)/.exec(d.cookie)||[])[1]}catch{}for(i of n.languages||[])c=c||(/^\\s*(${codes})(?![a-z0-9])/i.exec(i)||[])[1];(c=${homes}[(c||"").toLowerCase()])&&l.replace(c+l.search+l.hash)})(document,navigator,location,performance.getEntriesByType("navigation")[0])`;
};

/** The same decision as an inline script for the head of `/` only, so that nothing is painted twice. */
export const rootRedirectScript = /*#__PURE__*/ write();
