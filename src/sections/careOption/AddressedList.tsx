import { Check } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../components/icon/Icon';
import { RichText } from '../../components/richText/RichText';
import { below } from '../../theme';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${({ theme }) => theme.space[10]};
  margin-top: ${({ theme }) => theme.space[6]};

  & > li {
    display: grid;
    grid-template-columns: ${({ theme }) => theme.icon.m} minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[3]};
    padding-block: ${({ theme }) => theme.space[4]};
    border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
    line-height: ${({ theme }) => theme.leading.field};
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
          <Sign of={Check} size="m" />
          <RichText html={item} />
        </li>
      ))}
    </List>
  );
}
