import styled from 'styled-components';
import { below, breakpoint } from '../../../theme';
import { CardGrid } from './CardGrid';

/**
 * Few cards, in rows that are all full: four are two and two, or one row where there is room; two share a row, and of five the
 * last two do. Three stay in one row as long as there are columns.
 */
export const FewCards = styled(CardGrid)`
  @media (min-width: ${breakpoint.nav}) {
    &:has(> :nth-child(4):last-child) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }

  @media not all and (max-width: ${breakpoint.tabs}) {
    &:has(> :nth-child(3n + 2):last-child) {
      grid-template-columns: repeat(6, minmax(0, 1fr));

      & > li { grid-column: span 2; }
      & > :nth-last-child(-n + 2) { grid-column: span 3; }

      /* Wider, not taller. */
      & > :nth-last-child(-n + 2) img { aspect-ratio: 2 / 1; }
    }
  }

  ${below('nav')} {
    &:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }

  ${below('tabs')} {
    &:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }

  ${below('form')} {
    &:has(> :is(:nth-child(3), :nth-child(4)):last-child) { grid-template-columns: minmax(0, 1fr); }
  }
`;
