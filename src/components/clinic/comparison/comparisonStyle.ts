import styled, { css } from 'styled-components';
import { borderWidth, breakpoint, color, edge, font, fontSize, fontWeight, lineHeight, space } from '../../../theme';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { mark } from './differenceMark';
import { hiddenNames, stacked } from './stackedStyle';
import { background, top } from './tableContext';

interface Look {
  /** As many clinics as fit side by side. */
  $narrow: boolean;
  /** At every width: more clinics than a table holds side by side. */
  $stacked: boolean;
  /** Its clinics can be taken out. */
  $editable: boolean;
}

const narrow = css`
  @media screen and (${breakpoint.tabs} < width <= ${breakpoint.closeNav}) {
    & thead th {
      padding-right: ${space[2]};
    }

    & tbody td {
      padding-inline: ${space[3]} ${space[2]};
    }
  }
`;

export const Table = styled.table<Look>`
  position: relative;
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

  & thead :is(th, td) {
    position: sticky;
    top: ${edge('8rem', top)};
    z-index: 4;
    padding: ${space[4]} ${space[12]} ${space[3]} ${space[5]};
    border-bottom: ${borderWidth.field} solid ${color.ink};
    background: ${background};
    vertical-align: bottom;
  }

  & thead td {
    left: 0;
    z-index: 5;
    width: 23%;
    padding-inline: 0 ${space[5]};
  }

  & tbody th[scope='rowgroup'] {
    padding: ${space[10]} 0 ${space[2]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    font-family: ${font.serif};
    font-size: ${fontSize.h4};
    font-weight: ${fontWeight.heading};
    line-height: ${lineHeight.title};
  }

  & tbody th[scope='row'] {
    position: sticky;
    left: 0;
    z-index: 2;
    padding: ${space[4]} ${space[5]} ${space[4]} ${space[4]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    background: ${background};
    line-height: ${lineHeight.contact};
  }

  & tbody td {
    padding: ${space[4]} ${space[5]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
  }

  & [data-differs] > td {
    background: ${color.card};
  }

  & [data-differs] > td + td {
    border-left: ${borderWidth.hairline} solid ${color.line};
  }

  & [data-differs] > th {
    font-weight: ${fontWeight.button};
  }

  & [data-differs] > th::before {
    ${mark}
    position: absolute;
    left: 0;
    margin-top: .28em;
  }

  & tr[data-agrees] > * {
    color: ${color.ink2};
  }

  & td[data-all] > div {
    display: flex;
    gap: .35em;
  }

  & td > div > b {
    flex: none;
    font-weight: ${fontWeight.label};
    color: ${color.ink};
  }

  @media screen {
    ${({ $stacked }) => $stacked && stacked}
    ${({ $stacked, $editable }) => $stacked && !$editable && hiddenNames}
  }

  ${({ $narrow }) => $narrow && narrow}

  @media screen and (max-width: ${breakpoint.tabs}) {
    ${stacked}
    ${({ $editable }) => !$editable && hiddenNames}
  }

  /* Three clinics fit on one sheet of A4. */
  @media print {
    ${({ $stacked }) => $stacked && stacked}
    font-size: ${fontSize.print};
    line-height: ${lineHeight.control};

    & > caption {
      padding-bottom: ${space[1]};
      font-family: ${font.serif};
      font-size: ${fontSize.base};
      font-weight: ${fontWeight.heading};
      text-align: left;
    }

    & thead :is(th, td) {
      position: static;
      padding: 0 ${space[1]} ${space[1]};
      background: none;
    }

    & thead td {
      width: 17%;
    }

    & tbody th[scope='rowgroup'] {
      padding: ${space[1]} 0 0;
      font-size: ${fontSize.sm};
    }

    & tbody td {
      padding: ${space.half} ${space[1]};
    }

    & [data-differs] > td {
      background: none;
    }

    & tbody th[scope='row'] {
      position: relative;
      padding: ${space.half} 0 ${space.half} ${space[3]};
      background: none;
      line-height: inherit;
    }

    & tr {
      break-inside: avoid;
    }
  }
`;
