import type { Language } from '../../facts/locales';
import { languageCookie } from './cookie';

const write = (): string => {
  // The same cookie as `rememberLanguage` writes, with a gap for the language.
  const [before, after] = languageCookie('|' as Language, false).split('|');
  return `addEventListener("click",e=>{var a=e.target.closest?.("a[data-language-switch]");if(a)try{document.cookie="${before}"+a.hreflang+"${after}"+(location.protocol=="https:"?"; Secure":"")}catch{}},true)`;
};

/**
 * Inline script for the head of every page: a click on a language link saves the choice. Inline because the app starts
 * late, and nothing else would notice a click before that. A click that is kept and repeated after hydration is handled
 * too.
 */
export const languageChoiceScript = /*#__PURE__*/ write();
