import { classifyOwnUrl, classifyUrl } from '../../../client/address';
import { site } from '../../../facts/site';

const names = ['___navigate', '___push', '___replace'] as const;

/**
 * Applies the rule for addresses (R8.4) before Gatsby's navigation, which accepts any address. An address outside the
 * site is refused here: to leave, use `goTo` with `external`, or a plain link. `onNavigate` is called for every address
 * that passes.
 */
export const guardNavigation = (page: Window, onNavigate: (address: string) => void = () => undefined): void => {
  for (const name of names) {
    const navigate = page[name];
    if (!navigate) continue;
    page[name] = (to, options) => {
      if (typeof to === 'number') return navigate(to, options);
      const verdict = classifyOwnUrl(to, [page.location.origin, site.url]);
      if (verdict.kind !== 'internal') {
        console.error(`Navigation refused (${verdict.kind === 'refused' ? verdict.reason : verdict.kind}):`, to);
        return;
      }
      const { pathname, search } = page.location;
      const address = (verdict.path || pathname + search) + verdict.search + verdict.fragment;
      onNavigate(address);
      navigate(address, options);
    };
  }
};

/**
 * Refuses a click on a link that can carry a script. The build lets none into a page and the security policy would not
 * run it; an extension or a mistake may add one later.
 */
export const guardLinks = (page: Document): void => {
  const refuse = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
    const href = link?.getAttribute('href');
    if (href === null || href === undefined) return;
    const verdict = classifyUrl(href);
    if (verdict.kind !== 'refused' || verdict.reason !== 'script') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    console.error('Navigation refused (script):', href);
  };
  page.addEventListener('click', refuse, true);
  page.addEventListener('auxclick', refuse, true);
};
