import styled, { css } from 'styled-components';
import { compared } from '../../../facts/limits';
import {
  below,
  borderWidth,
  breakpoint,
  color,
  columnWidth,
  edge,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  size,
  space,
} from '../../../theme';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { background, top } from './tableContext';

interface Look {
  $count: number;
}

/** Each answer below its clinic's name, where the names above the table are not above their column. */
const named = css`
  & > thead {
    ${visuallyHidden}
    display: block;
  }

  & td[data-clinic]::before {
    content: attr(data-clinic);
    display: block;
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.label};
    line-height: ${lineHeight.field};
    color: ${color.tealDark};
  }
`;

/** The label of a row above its answers, which stand side by side in as many columns as fit. */
const labelAbove = css<Look>`
  display: block;

  & > :is(thead, tbody) {
    display: block;
  }

  & tr {
    display: grid;
    grid-template-columns: repeat(
      ${({ $count }) => ($count > compared.atMost ? `auto-fill, minmax(${columnWidth.compared.many}, 1fr)` : `${$count}, minmax(0, 1fr)`)}
    );
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
  }

  & [data-fold] {
    padding-block: 0;
  }

  & thead td {
    display: none;
  }

  & [data-fold]:has([open]) ~ [data-line] {
    display: grid;
  }

  & thead tr {
    padding-block: 0;
    border-bottom: 0;
  }

  & [data-closing] {
    border-bottom: 0;
  }

  & > tbody :is(th, td) {
    padding: 0;
    border-bottom: 0;
  }

  & th[scope='row'],
  & [data-fold] > td,
  & td[data-same] {
    grid-column: 1 / -1;
  }

  & th[scope='row'] {
    font-size: ${fontSize.xs};
    line-height: ${lineHeight.field};
  }

  /* Two columns at most: further clinics stand below, each with its name. */
  ${below('form')} {
    font-size: ${fontSize.sm};

    & tr {
      grid-template-columns: repeat(${({ $count }) => Math.min($count, 2)}, minmax(0, 1fr));
    }

    & thead :is(th, td) {
      padding-block: ${space[1]} ${space[2]};
    }

    @media screen {
      @supports selector(:has(a)) {
        & > [data-minor] > tr {
          display: none;
        }

        & > [data-minor]:has([open]) > tr,
        & > [data-minor] > [data-fold] {
          display: grid;
        }
      }
    }

    ${({ $count }) => $count > 2 && named}
  }

  ${below('enlarged')} {
    & tr {
      grid-template-columns: minmax(0, 1fr);
    }

    ${named}
  }
`;

export const Table = styled.table<Look>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${fontSize.card};
  line-height: ${lineHeight.small};

  @media screen {
    & > caption {
      ${visuallyHidden}
    }
  }

  & th,
  & td {
    font-weight: ${fontWeight.text};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & > thead {
    position: sticky;
    top: ${edge('8rem', top)};
    z-index: 4;
    background: ${background};
  }

  & thead :is(th, td) {
    padding: ${space[3]} ${space[4]} ${space[3]} 0;
    border-bottom: ${borderWidth.field} solid ${color.ink};
    vertical-align: bottom;
  }

  & thead td {
    width: ${columnWidth.compared.label};
  }

  & > tbody :is(th, td) {
    padding: ${space[3]} ${space[5]} ${space[3]} 0;
    border-bottom: ${borderWidth.hairline} solid ${color.line};
  }

  & th[scope='row'] {
    color: ${color.ink2};
  }

  & [data-line] {
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
  }

  & > [data-minor] > [data-fold] {
    display: none;
  }

  @media screen {
    & [data-line] {
      display: none;
    }

    & [data-fold]:has([open]) ~ [data-line] {
      display: table-row;
    }
  }

  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${size.target};
    color: ${color.ink2};
    list-style: none;
    cursor: pointer;
  }

  & summary b {
    color: ${color.oxblood};
  }

  & [open] > summary > :last-child {
    rotate: 180deg;
  }

  & > tbody > tr > td[data-same] {
    padding-block: ${space[4]} 0;
    padding-right: 0;
    border-bottom: 0;
  }

  @media screen and (max-width: ${breakpoint.tabs}) {
    ${labelAbove}
  }

  @media screen {
    ${({ $count }) => $count > compared.atMost && labelAbove}
    ${({ $count }) => $count > compared.atMost && named}
  }

  @media print {
    ${({ $count }) => $count > compared.atMost && labelAbove}
    ${({ $count }) => $count > compared.atMost && named}
    font-size: ${fontSize.print};
    line-height: ${lineHeight.control};

    & > caption {
      padding-bottom: ${space[1]};
      font-family: ${font.serif};
      font-size: ${fontSize.base};
      font-weight: ${fontWeight.heading};
      text-align: left;
    }

    & > thead {
      position: static;
      background: none;
    }

    & thead :is(th, td) {
      padding: 0 ${space[1]} ${space[1]} 0;
    }

    & > tbody :is(th, td),
    & > tbody > tr > td[data-same] {
      padding: ${space.half} ${space[2]} ${space.half} 0;
      line-height: inherit;
    }

    & [data-fold] {
      display: none;
    }

    & tr {
      break-inside: avoid;
    }
  }
`;
