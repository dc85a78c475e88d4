import styled, { css } from 'styled-components';
import { below } from '../../theme';
import { visuallyHidden } from '../visuallyHidden/VisuallyHidden';

const cell = css`
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[5]} ${({ theme }) => theme.space[4]} 0;
  border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.size.card};
  line-height: ${({ theme }) => theme.leading.small};
  text-align: left;
  vertical-align: top;
  overflow-wrap: break-word;

  ${below('phone')} {
    padding: 0;
    border: 0;
  }
`;

export const Head = styled.thead`
  ${below('phone')} {
    ${visuallyHidden}
  }
`;

export const Body = styled.tbody``;

export const Line = styled.tr``;

export const ColumnHead = styled.th`
  ${cell}
  padding-block: 0 ${({ theme }) => theme.space[3]};
  border-top: 0;
  border-bottom: ${({ theme }) => theme.stroke.field} solid ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.size.sm};
  font-weight: ${({ theme }) => theme.weight.strong};
  color: ${({ theme }) => theme.color.ink2};
  vertical-align: bottom;

  &:last-child {
    padding-right: 0;
    text-align: right;
  }
`;

export const RowHead = styled.th`
  ${cell}
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.size.lede};
  font-weight: ${({ theme }) => theme.weight.heading};
  line-height: ${({ theme }) => theme.leading.label};
  text-wrap: balance;

  /* Beside the price, or above it where there is no room for both. */
  ${below('phone')} {
    flex: 1 1 ${({ theme }) => theme.column.procedure};
    order: -1;
  }
`;

export const Cell = styled.td`
  ${cell}
  color: ${({ theme }) => theme.color.ink2};

  ${below('phone')} {
    flex: 0 0 100%;

    &::before {
      content: attr(data-label) ' ';
      font-weight: ${({ theme }) => theme.weight.label};
      color: ${({ theme }) => theme.color.ink};
    }
  }
`;

export const Price = styled.td`
  ${cell}
  padding-right: 0;
  font-size: ${({ theme }) => theme.size.control};
  font-weight: ${({ theme }) => theme.weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: right;

  & > span {
    white-space: nowrap;
  }

  & > small {
    display: block;
    font-size: ${({ theme }) => theme.size.xs};
    font-weight: ${({ theme }) => theme.weight.text};
    color: ${({ theme }) => theme.color.ink2};
  }

  ${below('phone')} {
    order: -1;
  }
`;

export const Table = styled.table`
  width: 100%;
  margin-top: ${({ theme }) => theme.space[5]};
  border-collapse: collapse;

  & > caption {
    padding-bottom: ${({ theme }) => theme.space[4]};
    font-size: ${({ theme }) => theme.size.sm};
    line-height: ${({ theme }) => theme.leading.lede};
    color: ${({ theme }) => theme.color.ink2};
    text-align: left;
    text-wrap: pretty;
  }

  /* Prices and stays on one line where there is room for it. */
  & > thead > tr > :nth-child(1) {
    width: 24%;
  }

  & > thead > tr > :nth-child(3) {
    width: 15%;
  }

  & > thead > tr > :nth-child(4) {
    width: 21%;
  }

  & > tbody > tr:first-child > * {
    border-top: 0;
  }

  & > tbody > tr:last-child > * {
    border-bottom: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
  }

  ${below('phone')} {
    position: relative;
    display: block;

    & > :is(caption, tbody) {
      display: block;
    }

    & > tbody > tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
      padding-block: ${({ theme }) => theme.space[5]};
      border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
    }

    & > tbody > tr:last-child {
      border-bottom: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
    }

    & > tbody > tr:last-child > * {
      border-bottom: 0;
    }
  }

  @media print {
    & tr {
      break-inside: avoid;
    }
  }
`;
