import styled from 'styled-components';
import { below } from '../../theme';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
  margin-top: 32px;
  border-block: 1px solid ${({ theme }) => theme.color.line};
  overflow: hidden;

  & > div {
    margin-left: -1px;
    padding: 18px 20px;
    border-left: 1px solid ${({ theme }) => theme.color.line};
  }

  & > div:first-child {
    padding-left: 1px;
  }

  & dt {
    font-size: ${({ theme }) => theme.size.sm};
    line-height: 1.45;
    color: ${({ theme }) => theme.color.ink2};
  }

  & dd {
    margin-top: 4px;
    font-family: ${({ theme }) => theme.font.serif};
    font-size: ${({ theme }) => theme.size.lede};
    font-weight: ${({ theme }) => theme.weight.heading};
    line-height: 1.25;
  }

  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);

    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 16px;
      margin: 0;
      padding: 12px 0;
      border-left: 0;
    }

    & > div:first-child {
      padding-left: 0;
    }

    & > div + div {
      border-top: 1px solid ${({ theme }) => theme.color.line};
    }

    & dd {
      margin-top: 0;
    }
  }

  @media print {
    break-inside: avoid;
  }
`;

interface FactsProps {
  items: readonly { readonly label: string; readonly value: string }[];
  className?: string;
}

/** Three or so short facts between hairlines: side by side, on phones one under the other. */
export function Facts({ items, className }: FactsProps) {
  return (
    <List className={className}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
