import { localeCookie } from '../../facts/limits';
import { defaultLanguage, languages } from '../../facts/locales';
import { pathFor } from '../../routes/path';

/** Crawlers index the address they ask for. Short, because it stands in the page; see isbot for the long list. */
const crawler = 'bot|crawl|spider|slurp|preview|facebookexternal|whatsapp|embedly|lighthouse';

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

/**
 * Sends a visitor of `/` on to their language, before anything is painted. Not crawlers, nor who comes from a page of
 * this site, goes back or reloads: they have seen it and may have chosen. A page left before it started reloads itself
 * on the way back.
 */
export const rootRedirectScript = /*#__PURE__*/ write();
