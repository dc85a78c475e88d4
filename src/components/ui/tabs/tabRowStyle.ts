import styled, { css } from 'styled-components';
import { below, borderWidth, color, edge, focus, row, space, tab, tabStrip, typeset, wrapped } from '../../../theme';
import { shownIn } from './tabShown';

const selectedTab = css`
  ${typeset('selected', 'oxblood')}

  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: calc(-1 * ${borderWidth.field});
    left: 0;
    border-top: ${borderWidth.bar} solid ${color.oxblood};
  }

  ${below('tabs')} {
    &::after { bottom: 0; }
  }
`;

export const Tab = styled.a`
  position: relative;
  ${row()}
  min-height: ${tab.usual};
  padding: 0 ${tab.sides};
  ${typeset('medium control/control', 'ink2')}
  text-decoration: none;
  white-space: nowrap;

  &:hover { color: ${color.ink}; }
  &:focus-visible { outline-offset: ${focus.inside}; }

  ${below('tabs')} {
    min-height: ${tabStrip.height};
    padding-inline: ${space[3]};
  }

  &[aria-selected='true'] { ${selectedTab} }

  @media (scripting) {
    &:is(${shownIn('[data-row]')}) { ${selectedTab} }
  }
`;

/** One row, or two where letters are very large; on narrow windows it scrolls: the tab that is cut shows it. */
export const Row = styled.nav`
  position: sticky;
  z-index: 6;
  top: ${edge('7rem')};
  ${wrapped('0 half', 'apart')}
  border-bottom: ${borderWidth.field} solid ${color.ink};
  background: ${color.paper};

  /* Covers the strip behind it. */
  ${below('tabs')} {
    position: relative;
    z-index: 4;
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space[2]};
    overflow: auto hidden;
    scrollbar-width: none;
  }

  @media print { display: none; }
`;
