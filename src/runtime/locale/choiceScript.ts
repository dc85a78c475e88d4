import { inlineScript } from '../../client/inlineScript';
import { aroundLanguage } from './cookie';

const saveChoices = (before: string, behind: string): void =>
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-language-switch]');
      if (!link) return;
      try {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page is on its way out.
        document.cookie = before + link.hreflang + behind + (location.protocol === 'https:' ? '; Secure' : '');
      } catch {
        // Cookies are blocked.
      }
    },
    true,
  );

/**
 * Inline script for the head of every page: a click on a language link saves the choice. Inline because the app starts
 * late, and nothing else would notice a click before that. A click that is kept and repeated after hydration is handled
 * too.
 */
export const languageChoiceScript = (): string => inlineScript(saveChoices, ...aroundLanguage);
