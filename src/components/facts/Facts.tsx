import styled from 'styled-components';
import { below, color, column, font, leading, size, space, stroke, weight } from '../../theme';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${column.fact}), 1fr));
  margin-top: ${space[8]};
  border-block: ${stroke.hairline} solid ${color.line};
  overflow: hidden;

  & > div {
    margin-left: calc(-1 * ${stroke.hairline});
    padding: ${space[5]};
    border-left: ${stroke.hairline} solid ${color.line};
  }

  & > div:first-child {
    padding-left: ${stroke.hairline};
    border-left: 0;
  }

  & dt {
    font-size: ${size.sm};
    line-height: ${leading.small};
    color: ${color.ink2};
  }

  & dd {
    margin-top: ${space[1]};
    font-family: ${font.serif};
    font-size: ${size.lede};
    font-weight: ${weight.heading};
    line-height: ${leading.name};
  }

  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);

    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${space[4]};
      margin: 0;
      padding: ${space[3]} 0;
      border-left: 0;
    }

    & > div:first-child {
      padding-left: 0;
    }

    & > div + div {
      border-top: ${stroke.hairline} solid ${color.line};
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
