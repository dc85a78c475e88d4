import { css } from 'styled-components';
import { compared } from '../../../facts/limits';
import { below, borderWidth, color, columnWidth, fontSize, space, typeset } from '../../../theme';
import { visuallyHidden } from '../../ui/VisuallyHidden';

export interface Look {
  $count: number;
}

/** Each answer below its clinic's name, where the names above the table are not above their column. */
export const named = css`
  & > thead {
    ${visuallyHidden}
    display: block;
  }

  & td[data-clinic]::before {
    content: attr(data-clinic);
    display: block;
    ${typeset('label xs/field', 'tealDark')}
  }
`;

/** The label of a row above its answers, which stand side by side in as many columns as fit. */
export const labelAbove = css<Look>`
  display: block;

  & > :is(thead, tbody) { display: block; }

  & tr {
    display: grid;
    grid-template-columns: repeat(
      ${({ $count }) => ($count > compared.atMost ? `auto-fill, minmax(${columnWidth.compared.many}, 1fr)` : `${$count}, minmax(0, 1fr)`)}
    );
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
  }

  & [data-fold] { padding-block: 0; }
  & thead td { display: none; }
  & [data-fold]:has([open]) ~ [data-line] { display: grid; }

  & thead tr {
    padding-block: 0;
    border-bottom: 0;
  }

  & [data-closing] { border-bottom: 0; }

  & > tbody :is(th, td) {
    padding: 0;
    border-bottom: 0;
  }

  & th[scope='row'],
  & [data-fold] > td,
  & td[data-same] {
    grid-column: 1 / -1;
  }

  & th[scope='row'] { ${typeset('xs/field')} }

  /* Two columns at most: further clinics stand below, each with its name. */
  ${below('form')} {
    font-size: ${fontSize.sm};

    & tr { grid-template-columns: repeat(${({ $count }) => Math.min($count, 2)}, minmax(0, 1fr)); }
    & thead :is(th, td) { padding-block: ${space[1]} ${space[2]}; }

    @media screen {
      @supports selector(:has(a)) {
        & > [data-minor] > tr { display: none; }

        & > [data-minor]:has([open]) > tr,
        & > [data-minor] > [data-fold] {
          display: grid;
        }
      }
    }

    ${({ $count }) => $count > 2 && named}
  }

  ${below('enlarged')} {
    & tr { grid-template-columns: minmax(0, 1fr); }

    ${named}
  }
`;
