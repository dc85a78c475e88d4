import type { ComponentProps } from 'react';
import { type Language, locales } from '../../../facts/locales';
import { PathLink } from '../../ui/link/PathLink';
import { useQuery } from '../../ui/link/useQuery';
import { usePage } from '../../ui/page/PageProvider';
import { useLocalizedFragment } from './useLocalizedFragment';

interface LanguageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref' | 'lang' | 'hrefLang'> {
  to: Language;
}

/** Link to this page in another language, with query and open tab. src/runtime/locale notes `data-language-switch`. */
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
