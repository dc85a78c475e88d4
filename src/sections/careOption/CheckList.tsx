import { Check } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../components/icon/Icon';
import { RichText } from '../../components/richText/RichText';
import { below } from '../../theme';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 40px;
  margin-top: 24px;

  & > li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr);
    gap: 12px;
    padding-block: 16px;
    border-top: 1px solid ${({ theme }) => theme.color.line};
    line-height: 1.4;
    break-inside: avoid;
  }

  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Sign = styled(Icon)`
  color: ${({ theme }) => theme.color.teal};
`;

/** The seven things that a care option addresses (specification, section 2). HTML of each. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Sign of={Check} size="24px" />
          <RichText html={item} />
        </li>
      ))}
    </List>
  );
}
