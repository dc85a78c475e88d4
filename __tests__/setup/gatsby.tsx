/** Stands in for Gatsby in unit tests: links as plain anchors, navigation as something to look at. */
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  activeClassName?: string;
  activeStyle?: object;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: object;
};

export function Link({ to, activeClassName, activeStyle, partiallyActive, replace, state, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

export const navigate = jest.fn();
export const graphql = (): null => null;
