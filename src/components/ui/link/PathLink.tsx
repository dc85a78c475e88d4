import { Link } from 'gatsby';
import type { ComponentProps } from 'react';

type PathLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A path from a view: made from the route table by the build. */
  path: string;
};

/** Link to a page whose path a view brings along. */
export function PathLink({ path, ...rest }: PathLinkProps) {
  return <Link to={path} {...rest} />;
}
