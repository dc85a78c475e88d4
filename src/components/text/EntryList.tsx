import Minus from 'lucide-react/icons/minus';
import styled from 'styled-components';
import { below, beside, fontSize, icon, space, typeset } from '../../theme';
import { Icon } from '../ui/Icon';
import { RichText } from './RichText';

const List = styled.ul<{ $columns: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => ($columns ? 2 : 1)}, minmax(0, 1fr));
  gap: 0 ${space[10]};
  padding-block: ${space[2]};

  & > li {
    ${beside(icon.s, '3')}
    padding-block: ${space[1]};
    ${typeset('card/small')}
    break-inside: avoid;
  }

  ${below('stack')} { grid-template-columns: minmax(0, 1fr); }

  ${below('phone')} {
    & > li {
      gap: ${space[2]};
      padding-block: ${space.half};
      font-size: ${fontSize.sm};
    }
  }

  @media print { display: block; }
`;

interface EntryListProps {
  /** HTML of each. */
  entries: readonly string[];
  columns?: boolean;
}

/** Short entries, each behind a dash. */
export function EntryList({ entries, columns = true }: EntryListProps) {
  return (
    <List $columns={columns}>
      {entries.map((html) => (
        <li key={html}>
          <Icon of={Minus} size="s" />
          <RichText html={html} />
        </li>
      ))}
    </List>
  );
}
