import { css } from 'styled-components';
import { space } from './space';

/* WebKit does not break grids and columns between pages but cuts lines of text. It breaks blocks between lines. */

/** The parts of a grid, one below the other. */
export const stackOnPaper = css`
  @media print {
    display: block;

    & > * + * { margin-top: ${space[5]}; }
  }
`;

/** The items of a list, two in a row. */
export const pairsOnPaper = css`
  @media print {
    display: block;
    columns: auto;

    & > li:nth-child(n) {
      display: inline-block;
      width: 47%;
      margin-right: 2%;
      vertical-align: top;
      break-inside: avoid;
    }
  }
`;
