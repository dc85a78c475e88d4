import styled, { css } from 'styled-components';
import { below } from '../../theme';
import { tabShown } from './tabShown';

/** The CSS that selects by number is written for this many tabs. */
const mostTabs = 8;
const numbers = Array.from({ length: mostTabs }, (_, index) => index + 1);

const selectedTab = css`
  font-weight: ${({ theme }) => theme.weight.selected};
  color: ${({ theme }) => theme.color.oxblood};

  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: -1.5px;
    left: 0;
    border-top: 4px solid ${({ theme }) => theme.color.oxblood};
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
  min-height: 58px;
  padding: 0 clamp(8px, 1vw, 15px);
  font-size: ${({ theme }) => theme.size.control};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1.2;
  color: ${({ theme }) => theme.color.ink2};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${({ theme }) => theme.color.ink};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${below('tabs')} {
    min-height: 50px;
    padding: 4px 13px;
    border: 1px solid transparent;
    background: ${({ theme }) => theme.color.card};
    font-size: ${({ theme }) => theme.size.card};
    white-space: normal;
  }

  ${below('tiny')} {
    padding-inline: 9px;
  }

  &[aria-selected='true'] {
    ${selectedTab}
  }

  /* Without scripts all panels show, so none of the links is the current one. */
  @media (scripting) {
    ${numbers.map((number) => css`:is(${tabShown(number)}) > nav > &:nth-child(${number}) { ${selectedTab} }`)}
  }
`;

/** One row, or two where letters are very large; two columns on narrow windows, one if words would break. */
export const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 2px;
  grid-column: 1 / -1;
  border-bottom: 1.5px solid ${({ theme }) => theme.color.ink};

  ${below('tabs')} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.4em, 50% - 1px)), 1fr));
    gap: 1px;
    border: 1.5px solid ${({ theme }) => theme.color.lineStrong};
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
  padding-block: clamp(32px, 4vw, 60px) ${({ theme }) => theme.space.section};

  ${below('tabs')} {
    padding-bottom: 0;
  }
`;

export const Panel = styled.section`
  /* The row of tabs stays in sight above the panel that a link leads to. */
  scroll-margin-top: 130px;

  ${below('tabs')} {
    scroll-margin-top: 260px;
  }

  /* Old browsers without :has() show all panels until scripts run. */
  @supports selector(:has(*)) {
    [data-tabs=''] > [data-panels] > & {
      display: none;
    }

    ${numbers.map((number) => css`:is(${tabShown(number)}) > [data-panels] > &:nth-child(${number}) { display: block; }`)}
  }

  @media (scripting: none) {
    [data-tabs=''] > [data-panels] > && {
      display: block;
      scroll-margin-top: 0;
    }

    & + & {
      margin-top: ${({ theme }) => theme.space[9]};
    }
  }

  @media print {
    [data-tabs] > [data-panels] > &&& {
      display: block;
    }

    & + & {
      margin-top: ${({ theme }) => theme.space[6]};
    }
  }
`;

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  align-self: start;
  align-content: start;
  min-width: 0;
  padding-block: clamp(32px, 4vw, 60px) ${({ theme }) => theme.space.section};

  @media (min-height: 780px) {
    position: sticky;
    top: 0;
  }

  ${below('tabs')} {
    position: static;
    padding-top: 48px;
  }

  @media print {
    position: static;
    padding-block: 32px 0;
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 0 clamp(32px, 5vw, 80px);

  ${below('tabs')} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;
