import type { ComponentProps } from 'react';
import { alternateLanguage, locales } from '../../../facts/locales';
import { PathLink } from '../../ui/link/PathLink';
import { useQuery } from '../../ui/link/useQuery';
import { usePage } from '../../ui/page/PageProvider';
import { useLocalizedFragment } from './useLocalizedFragment';

type LanguageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'lang' | 'hrefLang'>;

/**
 * Link to this page in the other language, never to home, with the query (a filter, a chosen clinic) and the open tab.
 * src/runtime/locale saves the choice of links with `data-language-switch`.
 */
export function LanguageLink({ children, ...rest }: LanguageLinkProps) {
  const { language, paths } = usePage();
  const query = useQuery();
  const fragment = useLocalizedFragment();
  const other = alternateLanguage(language);
  return (
    <PathLink
      {...rest}
      path={paths[other] + query + fragment}
      lang={other}
      hrefLang={other}
      data-language-switch={other}
    >
      {children ?? locales[other].ownName}
    </PathLink>
  );
}
