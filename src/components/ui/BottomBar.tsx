import styled, { createGlobalStyle } from 'styled-components';
import { helpId } from '../../routes/sectionIds';
import type { PlainRouteKey } from '../../routes/table';
import { below, borderWidth, color, edge, minHeight, shadow, size, space, typeset, wrapped } from '../../theme';
import { ButtonLink, ButtonRouteLink } from './button/Button';

/* Sticks to the window's edge as long as its parent is in view. */
const Bar = styled.div`
  position: sticky;
  bottom: ${edge('9rem')};
  z-index: 8;
  display: none;
  border-top: ${borderWidth.hairline} solid ${color.line};
  background: ${color.card};
  box-shadow: ${shadow.bar};

  ${below('tabs')} { display: block; }

  /* The keyboard leaves too little room for the bar. */
  main:has(:is(input, textarea, select):focus) & { position: static; }

  /* One bar at a time: the bar of chosen clinics comes first. Whoever reads when to call for help is offered nothing. */
  main:has([data-compare-bar], details[open] > #${helpId}) & { display: none; }

  /* The language offer uses the same edge until it is answered. */
  html:has([data-language-offer]) & { position: static; }

  /* A phone in landscape orientation is too low. */
  @media not all and (min-height: ${minHeight.cover}) { position: static; }
  @media print { display: none; }
`;

/* The bar never covers the focus (WCAG 2.2, 2.4.11). */
const BarScrollPadding = createGlobalStyle`
  ${below('tabs')} {
    html { scroll-padding-bottom: ${size.keptFree.bottomBar}; }
  }
`;

const Row = styled.div`
  ${wrapped('2 3', 'center')}
  min-height: ${size.bar};
  padding: ${space[2]} ${space.gutter} calc(${space[2]} + env(safe-area-inset-bottom));

  & > p {
    flex: 1 1 ${size.barWords};
    min-width: 0;
    ${typeset('xs/name', 'ink2')}
  }

  & b {
    display: block;
    ${typeset('strong card/control', 'ink')}
    font-variant-numeric: tabular-nums;
  }
`;

interface BottomBarProps {
  /** The price, or the words in place of it. */
  value: string;
  /** What the price is of. */
  label: string;
  action: { readonly label: string } & (
    | { readonly href: string }
    | { readonly to: PlainRouteKey; readonly suffix: string }
  );
  className?: string;
}

/** On phones: price and next step, always visible. */
export function BottomBar({ value, label, action, className }: BottomBarProps) {
  return (
    <Bar className={className}>
      <BarScrollPadding />
      <Row>
        <p>
          <b>{value}</b>
          {label}
        </p>
        {'to' in action ? (
          <ButtonRouteLink to={action.to} suffix={action.suffix}>
            {action.label}
          </ButtonRouteLink>
        ) : (
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        )}
      </Row>
    </Bar>
  );
}
