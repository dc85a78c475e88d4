import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { PlainRouteKey } from '../../../routes/table';
import { borderWidth, color, fontWeight, motion, size, space, underline } from '../../../theme';
import { Icon } from '../Icon';
import { PathLink } from './PathLink';
import { RouteLink } from './RouteLink';

/** A link on a line of its own. In a dark band it takes the band's `--link`. */
export const standaloneLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${fontWeight.button};
  overflow-wrap: anywhere;
  color: var(--link, ${color.oxblood});
  text-decoration: underline;
  text-decoration-thickness: ${borderWidth.field};
  text-underline-offset: ${underline.alone};
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  cursor: pointer;
  transition: text-decoration-color ${motion.fast};

  &:hover { text-decoration-color: currentColor; }
  @media print { display: none; }
`;

const Route = styled(RouteLink)`
  ${standaloneLink}
`;
const Path = styled(PathLink)`
  ${standaloneLink}
`;
const Anchor = styled.a`
  ${standaloneLink}
`;

type StandaloneLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { children: ReactNode } & (
    | { to: PlainRouteKey; suffix?: string }
    | { path: string }
    | { href: string }
  );

/** "All care options →": to a route, a path of a view, or an address on the page. */
export function StandaloneLink({ children, ...rest }: StandaloneLinkProps) {
  const inner = (
    <>
      {children}
      <Icon of={ArrowRight} />
    </>
  );
  if ('to' in rest) return <Route {...rest}>{inner}</Route>;
  if ('path' in rest) return <Path {...rest}>{inner}</Path>;
  return <Anchor {...rest}>{inner}</Anchor>;
}
