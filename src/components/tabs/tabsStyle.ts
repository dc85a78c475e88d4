import styled, { createGlobalStyle, css } from 'styled-components';
import {
  below,
  color,
  column,
  extent,
  focus,
  leading,
  radius,
  size,
  space,
  stroke,
  tab,
  tall,
  weight,
} from '../../theme';
import { shownIn } from './tabShown';

const selectedTab = css`
  font-weight: ${weight.selected};
  color: ${color.oxblood};

  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: calc(-1 * ${stroke.field});
    left: 0;
    border-top: ${stroke.bar} solid ${color.oxblood};
  }

  ${below('tabs')} {
    background: ${color.oxblood};
    color: ${color.onPrimary};

    &::after {
      display: none;
    }

    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Tab = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${tab.usual};
  padding: 0 ${tab.sides};
  font-size: ${size.control};
  font-weight: ${weight.medium};
  line-height: ${leading.control};
  color: ${color.ink2};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${color.ink};
  }

  &:focus-visible {
    outline-offset: ${focus.inside};
  }

  ${below('tabs')} {
    min-height: ${tab.cell};
    padding: ${space[1]} ${space[3]};
    border: ${stroke.hairline} solid transparent;
    background: ${color.card};
    font-size: ${size.card};
    white-space: normal;
    overflow-wrap: anywhere;
  }

  ${below('tiny')} {
    padding-inline: ${space[2]};
  }

  &[aria-selected='true'] {
    ${selectedTab}
  }

  /* Without scripts all panels show, so none of the links is the current one. */
  @media (scripting) {
    &:is(${shownIn('[data-row]')}) {
      ${selectedTab}
    }
  }
`;

/* Neither what a link leads to nor what has the focus lies behind the tabs (WCAG 2.2, 2.4.11). */
export const RoomForTabs = createGlobalStyle`
  html {
    scroll-padding-top: ${extent.keptFree.tabs};
  }
`;

/** One row, or two where letters are very large; two columns on narrow windows, one if words would break. */
export const Row = styled.nav`
  position: sticky;
  z-index: 6;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.half};
  border-bottom: ${stroke.field} solid ${color.ink};
  background: ${color.paper};

  /* Its ground reaches over the strip that waits behind it. */
  ${below('tabs')} {
    position: relative;
    z-index: 4;
    display: grid;
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(${column.tab}, 50% - ${stroke.hairline})), 1fr)
    );
    gap: ${stroke.hairline};
    border: ${stroke.field} solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.line};
    box-shadow: 0 0 0 ${space.gutter} ${color.paper};
    clip-path: inset(0 calc(-1 * ${space.gutter}));
    font-size: ${size.card};
    overflow: hidden;
  }

  @media print {
    display: none;
  }
`;

export const Root = styled.div``;

export const Panels = styled.div`
  min-width: 0;
  padding-block: ${space.fluid.l} ${space.fluid.l};

  ${below('tabs')} {
    padding-bottom: 0;
  }

  @supports not selector(:has(*)) {
    display: flex;
    flex-direction: column;
  }
`;

export const Panel = styled.section`
  [data-tabs=''] > * > [data-panels] > & {
    display: none;
  }

  &:is(${shownIn('* > [data-panels]')}) {
    display: block;
  }

  /*
   * Without :has() the first panel cannot know that another is asked for, and stays below that one until scripts run:
   * nothing above what is read goes away then.
   */
  @supports not selector(:has(*)) {
    [data-tabs=''] > * > [data-panels] > &:is(:target, :first-child) {
      display: block;
    }

    [data-tabs=''] > * > [data-panels] > &:target {
      order: -1;
    }
  }

  @media (scripting: none) {
    [data-tabs=''] > * > [data-panels] > && {
      display: block;
    }

    & + & {
      margin-top: ${space[24]};
    }
  }

  @media print {
    [data-tabs] > * > [data-panels] > &&& {
      display: block;
    }

    & + & {
      margin-top: ${space[8]};
    }
  }
`;

/* As high as the panels and what stands below them. */
export const Aside = styled.div`
  display: grid;
  grid-row: 1 / span 2;
  grid-column: 2;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-self: start;
  align-content: start;
  min-width: 0;
  padding-block: ${space.fluid.l} ${space.section};

  @media (min-height: ${tall.aside}) {
    position: sticky;
    top: calc(${extent.keptFree.tabs} - ${space.fluid.l});
  }

  ${below('tabs')} {
    position: static;
    padding-block: ${space[12]} 0;
  }

  @media print {
    position: static;
    padding-block: ${space[8]} 0;
  }
`;

/** Below every panel. */
export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 0;
  padding-bottom: ${space.section};

  ${below('tabs')} {
    padding-block: ${space[12]} ${space[16]};
  }

  @media print {
    padding-block: ${space[8]} 0;
  }
`;

/** What belongs to the tabs: the bar at the lower edge of phones comes and goes with it. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  grid-template-rows: auto 1fr;
  gap: 0 ${space.fluid.l};

  ${below('tabs')} {
    display: block;
  }

  @media print {
    display: block;
  }
`;
