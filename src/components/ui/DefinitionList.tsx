import styled from 'styled-components';
import { below, borderWidth, color, columnWidth, serif, space, typeset, wrapped } from '../../theme';
import { type Definition, Definitions } from './Definitions';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${columnWidth.fact}), 1fr));
  margin-top: ${space[8]};
  border-block: ${borderWidth.hairline} solid ${color.line};
  overflow: hidden;

  & > div {
    margin-left: calc(-1 * ${borderWidth.hairline});
    padding: ${space[5]};
    border-left: ${borderWidth.hairline} solid ${color.line};
  }

  & > div:first-child {
    padding-left: ${borderWidth.hairline};
    border-left: 0;
  }

  & dt { ${typeset('sm/small', 'ink2')} }

  & dd {
    margin-top: ${space[1]};
    ${serif('lede/name')}
  }

  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space[5]};

    & > div {
      ${wrapped('0 4', 'apart', 'baseline')}
      margin: 0;
      padding: ${space[3]} 0;
      border-left: 0;
    }

    & > div:first-child { padding-left: 0; }
    & > div + div { border-top: ${borderWidth.hairline} solid ${color.line}; }
    & dd { margin-top: 0; }
  }

  @media print { break-inside: avoid; }
`;

/** Three or so short facts between hairlines: side by side, on phones one under the other. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <List>
      <Definitions items={items} />
    </List>
  );
}
