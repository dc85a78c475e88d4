import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { inlineRow, motion, space } from '../../../theme';
import { Icon } from '../Icon';
import { RouteLink } from '../link/RouteLink';
import { type ButtonLook, buttonStyle } from './buttonStyle';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Face = styled.button<ButtonLook>`
  ${buttonStyle}
`;

/** Both labels lie in one grid cell, so that the button keeps its width while it is busy. */
const Labels = styled.span`
  display: inline-grid;

  & > * {
    grid-area: 1 / 1;
    ${inlineRow('', 'middle')}
    gap: inherit;
  }
`;

/** By the attribute, which is also set before hydration: src/hydration/hydrateOnInteraction.ts. */
const Label = styled.span`
  gap: ${space[2]};

  &:last-child,
  [aria-busy='true'] &:first-child {
    visibility: hidden;
  }

  [aria-busy='true'] &:last-child { visibility: visible; }
`;

/** Animated only while visible: a hidden animation also recalculates styles in every frame. */
const Spinner = styled(Icon)`
  [aria-busy='true'] & { animation: ${turn} ${motion.turn} linear infinite; }

  @media (prefers-reduced-motion: reduce) {
    [aria-busy='true'] & { animation: none; }
  }
`;

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shown with a spinner instead of the children while `busy`; the button stays focusable. */
    busyLabel?: ReactNode;
    busy?: boolean;
  };

/** A button of the site. It is never disabled while busy, because it would lose the focus. */
export function Button({ busy = false, busyLabel, children, type = 'button', ...rest }: ButtonProps) {
  if (busyLabel === undefined) {
    return (
      <Face type={type} {...rest}>
        {children}
      </Face>
    );
  }
  return (
    <Face type={type} aria-busy={busy} {...rest}>
      <Labels>
        <Label>{children}</Label>
        <Label>
          <Spinner of={LoaderCircle} />
          {busyLabel}
        </Label>
      </Labels>
    </Face>
  );
}

/** For addresses outside the site's own pages: mail, telephone. */
export const ButtonLink = styled.a<ButtonLook>`
  ${buttonStyle}
`;

export const ButtonRouteLink = styled(RouteLink)<ButtonLook>`
  ${buttonStyle}
`;
