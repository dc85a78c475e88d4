import styled, { css } from 'styled-components';
import { below } from '../../theme';
import { tabShown } from './tabShown';

/** The CSS that selects by number is written for this many tabs. */
const mostTabs = 8;
const numbers = Array.from({ length: mostTabs }, (_, index) => index + 1);

/** Selector list, for `:is(…)`, of what belongs to the shown tab among the children of a part of the set. */
const shownIn = (part: string): string =>
  numbers.map((number) => `:is(${tabShown(number)}) > ${part} > :nth-child(${number})`).join(', ');

const selectedTab = css`
  font-weight: ${({ theme }) => theme.weight.selected};
  color: ${({ theme }) => theme.color.oxblood};

  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: calc(-1 * ${({ theme }) => theme.stroke.field});
    left: 0;
    border-top: ${({ theme }) => theme.stroke.bar} solid ${({ theme }) => theme.color.oxblood};
  }

  ${below('tabs')} {
    background: ${({ theme }) => theme.color.oxblood};
    color: ${({ theme }) => theme.color.onPrimary};

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
  min-height: ${({ theme }) => theme.extent.tab.usual};
  padding: 0 ${({ theme }) => theme.extent.tab.sides};
  font-size: ${({ theme }) => theme.size.control};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: ${({ theme }) => theme.leading.control};
  color: ${({ theme }) => theme.color.ink2};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${({ theme }) => theme.color.ink};
  }

  &:focus-visible {
    outline-offset: ${({ theme }) => theme.focus.inside};
  }

  ${below('tabs')} {
    min-height: ${({ theme }) => theme.extent.tab.cell};
    padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
    border: ${({ theme }) => theme.stroke.hairline} solid transparent;
    background: ${({ theme }) => theme.color.card};
    font-size: ${({ theme }) => theme.size.card};
    white-space: normal;
    overflow-wrap: anywhere;
  }

  ${below('tiny')} {
    padding-inline: ${({ theme }) => theme.space[2]};
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
  gap: 0 ${({ theme }) => theme.space.half};
  grid-column: 1 / -1;
  border-bottom: ${({ theme }) => theme.stroke.field} solid ${({ theme }) => theme.color.ink};

  ${below('tabs')} {
    display: grid;
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(${({ theme }) => theme.column.tab}, 50% - ${({ theme }) => theme.stroke.hairline})), 1fr)
    );
    gap: ${({ theme }) => theme.stroke.hairline};
    border: ${({ theme }) => theme.stroke.field} solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.line};
    font-size: ${({ theme }) => theme.size.card};
    overflow: hidden;
  }

  @media print {
    display: none;
  }
`;

export const Panels = styled.div`
  min-width: 0;
  padding-block: ${({ theme }) => theme.space.fluid.l} ${({ theme }) => theme.space.section};

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
  scroll-margin-top: ${({ theme }) => theme.extent.keptFree.tabs};

  ${below('tabs')} {
    scroll-margin-top: ${({ theme }) => theme.extent.keptFree.tabCells};
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
      margin-top: ${({ theme }) => theme.space[24]};
    }
  }

  @media print {
    [data-tabs] > [data-panels] > &&& {
      display: block;
    }

    & + & {
      margin-top: ${({ theme }) => theme.space[8]};
    }
  }
`;

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
  align-self: start;
  align-content: start;
  min-width: 0;
  padding-block: ${({ theme }) => theme.space.fluid.l} ${({ theme }) => theme.space.section};

  @media (min-height: ${({ theme }) => theme.tall.aside}) {
    position: sticky;
    top: 0;
  }

  ${below('tabs')} {
    position: static;
    padding-top: ${({ theme }) => theme.space[12]};
  }

  @media print {
    position: static;
    padding-block: ${({ theme }) => theme.space[8]} 0;
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 0 ${({ theme }) => theme.space.fluid.l};

  ${below('tabs')} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;
