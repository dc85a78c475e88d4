import styled from 'styled-components';
import {
  below,
  borderWidth,
  color,
  columns,
  edge,
  focus,
  row,
  shadow,
  size,
  space,
  tabStrip,
  typeset,
} from '../../../theme';
import { shownIn } from './tabShown';

/* Behind the row of tabs; visible once that has scrolled away, or when it has the focus. Takes no space. */
export const Strip = styled.nav`
  display: none;

  ${below('tabs')} {
    position: sticky;
    z-index: 3;
    top: ${edge('5rem')};
    display: grid;
    grid-template-columns: ${tabStrip.arrow} minmax(0, 1fr) ${tabStrip.arrow};
    min-height: ${tabStrip.height};
    margin: 0 calc(-1 * ${space.gutter}) calc(-1 * ${tabStrip.height});
    /* As wide as the row that covers it: otherwise half of an arrow could be pressed beside the row. */
    padding-inline: ${space.gutter};
    border-bottom: ${borderWidth.field} solid ${color.ink};
    background: ${color.card};
    box-shadow: ${shadow.low};

    &:focus-within { z-index: 7; }
  }

  /* Without scripts all panels are shown one below the other, so there is no current one. */
  @media print, (scripting: none) { display: none; }
`;

export const Step = styled.span`
  display: none;

  &:is(${shownIn('[data-strip]')}) { display: contents; }

  & > a {
    display: grid;
    grid-row: 1;
    grid-column: 3;
    place-items: center;
    color: ${color.oxblood};
  }

  & > a svg { rotate: -90deg; }
  & > a[data-back] { grid-column: 1; }
  & > a[data-back] svg { rotate: 90deg; }
  & > a:focus-visible { outline-offset: ${focus.inside}; }
`;

export const Choices = styled.details`
  grid-row: 1;
  grid-column: 2;
  border-inline: ${borderWidth.hairline} solid ${color.line};

  & > summary {
    ${row('2', 'middle')}
    min-height: 100%;
    padding: ${space[1]} ${space[2]};
    ${typeset('sm', 'ink2')}
  }

  & > summary:focus-visible { outline-offset: ${focus.inside}; }

  & > summary > span:not([aria-hidden]) {
    display: none;
    min-width: 0;
  }

  & > summary > span:is(${shownIn('[data-strip] > details > summary')}) { display: block; }

  & b {
    margin-right: ${space[1]};
    ${typeset('control', 'oxblood')}
  }

  &[open] > summary svg { rotate: 180deg; }
`;

/** All tabs, two in a row, over the page. */
export const List = styled.ul`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  ${columns(2)}
  max-height: calc(${size.windowInSight} - ${tabStrip.height} - ${space[2]});
  border-block: ${borderWidth.field} solid ${color.ink};
  background: ${color.card};
  box-shadow: ${shadow.sheet};
  overflow: auto;

  & > li { border-top: ${borderWidth.hairline} solid ${color.line}; }
  & > li:nth-child(odd) { border-right: ${borderWidth.hairline} solid ${color.line}; }

  & a {
    ${row()}
    min-height: ${size.control.usual};
    padding: ${space[1]} ${space[3]};
    ${typeset('medium sm')}
    text-decoration: none;
    overflow-wrap: anywhere;

    /* The longest words also fit in the fallback fonts. */
    ${below('tiny')} { padding-inline: ${space[1]}; }
  }

  & a:focus-visible { outline-offset: ${focus.inside}; }

  & > :is(${shownIn('[data-strip] > details > ul')}) {
    background: ${color.oxblood};
    color: ${color.onPrimary};
    --focus-ring: ${color.sunrise};
  }

  @media (forced-colors: active) {
    & > :is(${shownIn('[data-strip] > details > ul')}) a {
      outline: ${borderWidth.strong} solid Highlight;
      outline-offset: ${focus.inside};
    }
  }
`;
