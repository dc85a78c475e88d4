import styled, { css } from 'styled-components';
import { below, borderWidth, color, fontSize, icon, lineHeight, radius, space } from '../../theme';

/** A short entry behind its icon. */
export const entry = css`
  display: grid;
  grid-template-columns: ${icon.m} minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[2]};
  font-size: ${fontSize.card};
  line-height: ${lineHeight.small};
`;

/** A quiet box with a heading and a list of short entries. */
export const ListCard = styled.div`
  padding: ${space.fluid.s};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.paper2};
  break-inside: avoid;

  & h3 {
    font-size: ${fontSize.h4};
    line-height: ${lineHeight.title};
  }

  & li {
    ${entry}
  }

  & h3 + ul {
    margin-top: ${space[2]};
  }

  ${below('phone')} {
    padding: ${space[3]};

    & li {
      grid-template-columns: ${icon.s} minmax(0, 1fr);
      gap: ${space[2]};
      padding-block: ${space.half};
      font-size: ${fontSize.sm};
    }
  }

  @media print {
    border-color: ${color.print};
    background: none;
  }
`;

/** The same, as a disclosure on narrow windows. */
export const DisclosureCard = styled(ListCard)`
  ${below('tabs')} {
    @media screen {
      padding: 0;
      background: none;
    }
  }
`;
