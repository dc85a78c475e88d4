import styled from 'styled-components';
import { compared } from '../../../facts/limits';
import { borderWidth, breakpoint, color, columnWidth, edge, row, serif, space, typeset } from '../../../theme';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { type Look, labelAbove, named } from './labelAboveStyle';

/* Set by the page around a comparison: `--comparison-background`, its background color, and `--comparison-top`, the height of
 * what is sticky above it. */
const background = `var(--comparison-background, ${color.paper})`;
const top = 'var(--comparison-top, 0px)';

export const Table = styled.table<Look>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  ${typeset('card/small')}

  @media screen {
    & > caption { ${visuallyHidden} }
  }

  & th,
  & td {
    ${typeset('text')}
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & > thead {
    position: sticky;
    top: ${edge('10rem', top)};
    z-index: 4;
    background: ${background};
  }

  & thead :is(th, td) {
    padding: ${space[3]} ${space[4]} ${space[3]} 0;
    border-bottom: ${borderWidth.field} solid ${color.ink};
    vertical-align: bottom;
  }

  & thead td { width: ${columnWidth.compared.label}; }

  & > tbody :is(th, td) {
    padding: ${space[3]} ${space[5]} ${space[3]} 0;
    border-bottom: ${borderWidth.hairline} solid ${color.line};
  }

  & th[scope='row'] { color: ${color.ink2}; }

  & [data-line] {
    ${typeset('sm')}
    font-variant-numeric: tabular-nums;
  }

  & > [data-minor] > [data-fold] { display: none; }

  @media screen {
    & [data-line] { display: none; }
    & [data-fold]:has([open]) ~ [data-line] { display: table-row; }
  }

  & summary {
    ${row('', 'apart', 'target')}
    color: ${color.ink2};
  }

  & summary b { color: ${color.oxblood}; }
  & [open] > summary > :last-child { rotate: 180deg; }

  & > tbody > tr > td[data-same] {
    padding-block: ${space[4]} 0;
    padding-right: 0;
    border-bottom: 0;
  }

  @media screen and (max-width: ${breakpoint.tabs}) { ${labelAbove} }

  @media screen {
    ${({ $count }) => $count > compared.atMost && labelAbove}
    ${({ $count }) => $count > compared.atMost && named}
  }

  @media print {
    ${({ $count }) => $count > compared.atMost && labelAbove}
    ${({ $count }) => $count > compared.atMost && named}
    ${typeset('print/control')}

    & > caption {
      padding-bottom: ${space[1]};
      ${serif('base')}
      text-align: left;
    }

    & > thead {
      position: static;
      background: none;
    }

    & thead :is(th, td) { padding: 0 ${space[1]} ${space[1]} 0; }

    & > tbody :is(th, td),
    & > tbody > tr > td[data-same] {
      padding: ${space.half} ${space[2]} ${space.half} 0;
      line-height: inherit;
    }

    & [data-fold] { display: none; }
    & tr { break-inside: avoid; }
  }
`;
