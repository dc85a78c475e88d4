import styled from 'styled-components';
import { below } from '../../theme';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ theme }) => theme.column.fact}), 1fr));
  margin-top: ${({ theme }) => theme.space[8]};
  border-block: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
  overflow: hidden;

  & > div {
    margin-left: calc(-1 * ${({ theme }) => theme.stroke.hairline});
    padding: ${({ theme }) => theme.space[5]};
    border-left: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
  }

  & > div:first-child {
    padding-left: ${({ theme }) => theme.stroke.hairline};
    border-left: 0;
  }

  & dt {
    font-size: ${({ theme }) => theme.size.sm};
    line-height: ${({ theme }) => theme.leading.small};
    color: ${({ theme }) => theme.color.ink2};
  }

  & dd {
    margin-top: ${({ theme }) => theme.space[1]};
    font-family: ${({ theme }) => theme.font.serif};
    font-size: ${({ theme }) => theme.size.lede};
    font-weight: ${({ theme }) => theme.weight.heading};
    line-height: ${({ theme }) => theme.leading.name};
  }

  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);

    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${({ theme }) => theme.space[4]};
      margin: 0;
      padding: ${({ theme }) => theme.space[3]} 0;
      border-left: 0;
    }

    & > div:first-child {
      padding-left: 0;
    }

    & > div + div {
      border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
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
}

/** Three or so short facts between hairlines: side by side, on phones one under the other. */
export function Facts({ items }: FactsProps) {
  return (
    <List>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
