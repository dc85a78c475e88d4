import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../components/icon/Icon';
import type { Color } from '../../theme/color';

const List = styled.ul`
  margin-top: 6px;

  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 12px;
    padding-top: 12px;
    font-size: ${({ theme }) => theme.size.card};
    line-height: 1.45;
  }
`;

const Sign = styled(Icon)<{ $tone: Color }>`
  color: ${({ theme, $tone }) => theme.color[$tone]};
`;

interface IconListProps {
  icon: LucideIcon;
  tone: Color;
  items: readonly string[];
}

/** Short lines with the same sign before each. */
export function IconList({ icon, tone, items }: IconListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Sign of={icon} size="24px" $tone={tone} />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}
