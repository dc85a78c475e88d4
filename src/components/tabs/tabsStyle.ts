import styled, { css } from 'styled-components';
import { below, color, column, extent, focus, leading, radius, size, space, stroke, tall, weight } from '../../theme';
import { tabShown } from './tabShown';

/** The CSS that selects by number is written for this many tabs. */
const mostTabs = 8;
const numbers = Array.from({ length: mostTabs }, (_, index) => index + 1);

/** Selector list, for `:is(…)`, of what belongs to the shown tab among the children of a part of the set. */
const shownIn = (part: string): string =>
  numbers.map((number) => `:is(${tabShown(number)}) > ${part} > :nth-child(${number})`).join(', ');

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
  min-height: ${extent.tab.usual};
  padding: 0 ${extent.tab.sides};
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
    min-height: ${extent.tab.cell};
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
    &:is(${shownIn('nav')}) {
      ${selectedTab}
    }
  }
`;

/** One row, or two where letters are very large; two columns on narrow windows, one if words would break. */
export const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.half};
  grid-column: 1 / -1;
  border-bottom: ${stroke.field} solid ${color.ink};

  ${below('tabs')} {
    display: grid;
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(${column.tab}, 50% - ${stroke.hairline})), 1fr)
    );
    gap: ${stroke.hairline};
    border: ${stroke.field} solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.line};
    font-size: ${size.card};
    overflow: hidden;
  }

  @media print {
    display: none;
  }
`;

export const Panels = styled.div`
  min-width: 0;
  padding-block: ${space.fluid.l} ${space.section};

  ${below('tabs')} {
    padding-bottom: 0;
  }

  @supports not selector(:has(*)) {
    display: flex;
    flex-direction: column;
  }
`;

export const Panel = styled.section`
  /* The row of tabs stays in sight above the panel that a link leads to. */
  scroll-margin-top: ${extent.keptFree.tabs};

  ${below('tabs')} {
    scroll-margin-top: ${extent.keptFree.tabCells};
  }

  [data-tabs=''] > [data-panels] > & {
    display: none;
  }

  &:is(${shownIn('[data-panels]')}) {
    display: block;
  }

  /*
   * Without :has() the first panel cannot know that another is asked for, and stays below that one until scripts run:
   * nothing above what is read goes away then.
   */
  @supports not selector(:has(*)) {
    [data-tabs=''] > [data-panels] > &:is(:target, :first-child) {
      display: block;
    }

    [data-tabs=''] > [data-panels] > &:target {
      order: -1;
    }
  }

  @media (scripting: none) {
    [data-tabs=''] > [data-panels] > && {
      display: block;
      scroll-margin-top: 0;
    }

    & + & {
      margin-top: ${space[24]};
    }
  }

  @media print {
    [data-tabs] > [data-panels] > &&& {
      display: block;
    }

    & + & {
      margin-top: ${space[8]};
    }
  }
`;

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-self: start;
  align-content: start;
  min-width: 0;
  padding-block: ${space.fluid.l} ${space.section};

  @media (min-height: ${tall.aside}) {
    position: sticky;
    top: 0;
  }

  ${below('tabs')} {
    position: static;
    padding-top: ${space[12]};
  }

  @media print {
    position: static;
    padding-block: ${space[8]} 0;
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 0 ${space.fluid.l};

  ${below('tabs')} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;
