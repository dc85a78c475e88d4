import { Link } from 'gatsby';
import type { ComponentProps } from 'react';

type PathLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A path from a view, made from the route table in the build. */
  path: string;
};

export function PathLink({ path, ...rest }: PathLinkProps) {
  return <Link to={path} {...rest} />;
}
