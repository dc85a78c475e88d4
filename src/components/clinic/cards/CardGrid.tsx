import styled, { css } from 'styled-components';
import { below, borderWidth, color, columns, pairsOnPaper, space } from '../../../theme';

/** Pairs of cards, with air below each. */
export const cardsOnPaper = css`
  ${pairsOnPaper}

  @media print {
    & > li:nth-child(n) { margin-bottom: ${space[6]}; }
  }
`;

/** Three columns, two, one. Each child is a list item. */
export const CardGrid = styled.ul`
  ${columns(3, 'l s')}

  ${below('tabs')} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  /* Rows, a line between them. */
  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & > li {
      padding-block: ${space[3]};
      border-top: ${borderWidth.hairline} solid ${color.line};
    }
  }

  ${cardsOnPaper}
`;
