import { type ComponentProps, useSyncExternalStore } from 'react';
import { watchQuery } from '../../../client/query';
import { type Language, locales } from '../../../facts/locales';
import { PathLink } from '../../ui/link/PathLink';
import { useQuery } from '../../ui/link/useQuery';
import { usePage } from '../../ui/page/PageProvider';

/** Read from the tabs in the page, so that other pages need not carry fragments of other languages. */
const read = (language: Language): string =>
  document.getElementById(window.location.hash.slice(1))?.closest<HTMLElement>(`[data-${language}]`)?.dataset[
    language
  ] ?? '';

const none = () => '';

/** `#precios` while the tab `#prices` is open: its fragment on this page in another language. */
const useLocalizedFragment = (language: Language): string =>
  useSyncExternalStore(watchQuery, () => read(language), none);

interface LanguageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref' | 'lang' | 'hrefLang'> {
  to: Language;
}

/**
 * Link to this page in another language, never to home, with the query (a filter, a chosen clinic) and the open tab.
 * src/runtime/locale saves the choice of links with `data-language-switch`.
 */
export function LanguageLink({ to, children, ...rest }: LanguageLinkProps) {
  const { paths } = usePage();
  const query = useQuery();
  const fragment = useLocalizedFragment(to);
  return (
    <PathLink {...rest} path={paths[to] + query + fragment} lang={to} hrefLang={to} data-language-switch={to}>
      {children ?? locales[to].ownName}
    </PathLink>
  );
}
