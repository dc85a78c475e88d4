import styled, { css } from 'styled-components';
import {
  below,
  borderWidth,
  color,
  columnWidth,
  edge,
  focus,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  tab,
} from '../../../theme';
import { shownIn } from './tabShown';

const selectedTab = css`
  font-weight: ${fontWeight.selected};
  color: ${color.oxblood};

  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: calc(-1 * ${borderWidth.field});
    left: 0;
    border-top: ${borderWidth.bar} solid ${color.oxblood};
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
  font-size: ${fontSize.control};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.control};
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
    border: ${borderWidth.hairline} solid transparent;
    background: ${color.card};
    font-size: ${fontSize.card};
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

/** One row, or two where letters are very large; two columns on narrow windows, one if words would break. */
export const Row = styled.nav`
  position: sticky;
  z-index: 6;
  top: ${edge('7rem')};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.half};
  border-bottom: ${borderWidth.field} solid ${color.ink};
  background: ${color.paper};

  /* Its shadow covers the strip behind it. */
  ${below('tabs')} {
    position: relative;
    z-index: 4;
    display: grid;
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(${columnWidth.tab}, 50% - ${borderWidth.hairline})), 1fr)
    );
    gap: ${borderWidth.hairline};
    border: ${borderWidth.field} solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.line};
    box-shadow: 0 0 0 ${space.gutter} ${color.paper};
    clip-path: inset(0 calc(-1 * ${space.gutter}));
    font-size: ${fontSize.card};
    overflow: hidden;

    /* Forced colors draw no shadows. */
    @media (forced-colors: active) {
      outline: ${space.gutter} solid Canvas;
    }
  }

  @media print {
    display: none;
  }
`;
