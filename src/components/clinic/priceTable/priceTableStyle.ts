import styled, { css } from 'styled-components';
import {
  below,
  borderWidth,
  color,
  columnWidth,
  container,
  serif,
  space,
  typeset,
  underline,
  wrapped,
} from '../../../theme';
import { visuallyHidden } from '../../ui/VisuallyHidden';

const cell = css`
  padding: ${space[4]} ${space[5]} ${space[4]} 0;
  border-top: ${borderWidth.hairline} solid ${color.line};
  ${typeset('card/small')}
  text-align: left;
  vertical-align: top;
  overflow-wrap: break-word;

  ${below('phone')} {
    padding: 0;
    border: 0;
  }
`;

export const Head = styled.thead`
  ${below('phone')} { ${visuallyHidden} }
`;

export const Body = styled.tbody``;

export const Line = styled.tr``;

export const ColumnHead = styled.th`
  ${cell}
  padding-block: 0 ${space[3]};
  border-top: 0;
  border-bottom: ${borderWidth.field} solid ${color.ink};
  ${typeset('strong sm', 'ink2')}
  vertical-align: bottom;

  &:last-child {
    padding-right: 0;
    text-align: right;
  }
`;

export const RowHead = styled.th`
  ${cell}
  ${serif('lede/label')}
  text-wrap: balance;

  & > a {
    text-decoration-color: ${color.lineStrong};
    text-decoration-thickness: ${borderWidth.hairline};
    text-underline-offset: ${underline.link};
  }

  & > a:hover { color: ${color.oxblood}; }

  /* Beside the price, or above it where there is no room for both. */
  ${below('phone')} {
    flex: 1 1 ${columnWidth.procedure};
    order: -1;
  }
`;

export const Cell = styled.td`
  ${cell}
  color: ${color.ink2};

  ${below('phone')} {
    flex: 0 0 100%;

    &::before {
      content: attr(data-label) ' ';
      ${typeset('label', 'ink')}
    }
  }
`;

export const Price = styled.td`
  ${cell}
  padding-right: 0;
  ${typeset('strong control')}
  font-variant-numeric: tabular-nums;
  text-align: right;

  & > small {
    display: block;
    ${typeset('text xs', 'ink2')}
  }

  ${below('phone')} { order: -1; }
`;

export const Container = styled.div`
  container-type: inline-size;
`;

export const Table = styled.table`
  width: 100%;
  margin-top: ${space[5]};
  border-collapse: collapse;

  & > caption {
    padding-bottom: ${space[4]};
    ${typeset('sm/lede', 'ink2')}
    text-align: left;
    text-wrap: pretty;
  }

  /* Prices and stays on one line where there is room for it, which larger letters need more of. */
  @container (min-width: ${container.priceTable}) {
    & > thead > tr > :nth-child(1) { width: 26%; }
    & > tbody > tr > :is(${Price}, [data-short]) { white-space: nowrap; }
  }

  & > tbody > tr[data-chosen] { background: ${color.foam}; }
  & > tbody > tr:first-child > * { border-top: 0; }
  & > tbody > tr:last-child > * { border-bottom: ${borderWidth.hairline} solid ${color.line}; }

  ${below('phone')} {
    position: relative;
    display: block;

    & > :is(caption, tbody) { display: block; }

    & > tbody > tr {
      ${wrapped('1 4')}
      padding-block: ${space[5]};
      border-top: ${borderWidth.hairline} solid ${color.line};
    }

    & > tbody > tr:last-child { border-bottom: ${borderWidth.hairline} solid ${color.line}; }
    & > tbody > tr:last-child > * { border-bottom: 0; }
  }

  @media print {
    & tr { break-inside: avoid; }
  }
`;
