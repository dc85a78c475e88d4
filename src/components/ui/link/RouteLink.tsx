import { Link } from 'gatsby';
import type { ComponentProps } from 'react';
import { pathFor } from '../../../routes/path';
import type { PlainRouteKey } from '../../../routes/table';
import { usePage } from '../page/PageProvider';

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  to: PlainRouteKey;
  /** With its mark: `?country=mexico` or `#contact`. */
  suffix?: string;
};

/** Link to a page of the route table in the language of the current page. Detail pages: PathLink with the view's path. */
export function RouteLink({ to, suffix = '', ...rest }: RouteLinkProps) {
  const { language } = usePage();
  return <Link to={pathFor(to, language) + suffix} {...rest} />;
}
