import styled, { createGlobalStyle } from 'styled-components';
import { Container } from '../../components/ui/section/Container';
import { below, columnWidth, fontSize, grid, space } from '../../theme';

/* On paper the table has a title of its own. */
export const Top = styled.div<{ $aboveTable: boolean }>`
  ${below('form')} {
    & h1 ~ p {
      margin-top: ${space[2]};
      font-size: ${fontSize.card};
    }

    & :has(> h1) { padding-block: 0 ${space[4]}; }
  }

  @media print {
    ${({ $aboveTable }) => $aboveTable && 'display: none;'}
  }
`;

/* In print the table is as wide as the page. */
export const Content = styled(Container)`
  padding-bottom: ${space.fluid.l};

  ${below('form')} { padding-bottom: ${space[6]}; }
  & > :where([role='alert'], div:not([hidden])) + :is(table, div) { margin-top: ${space[4]}; }

  @media print {
    width: 100%;
    padding-bottom: 0;
  }
`;

/* What to take along, and beside it the inquiry. */
export const Next = styled(Container)`
  ${grid(`repeat(auto-fit, minmax(min(100%, ${columnWidth.takeAlong}), 1fr))`, 'l')}
  padding-block: ${space.fluid.l};

  ${below('form')} {
    gap: ${space[6]};
    padding-block: ${space[6]} ${space[4]};
  }

  @media print {
    display: block;
    width: 100%;
    padding-block: ${space[2]};
  }
`;

/* Without header and footer the comparison fits on two pages; the note names the site. */
export const PlanOnPaper = createGlobalStyle`
  @media print {
    main ~ *,
    header {
      display: none;
    }
  }
`;
