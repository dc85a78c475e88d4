import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { beside, icon, space, typeset } from '../../theme';
import type { Color } from '../../theme/color';

/** Short lines with an icon before each. */
export const IconRows = styled.ul`
  margin-top: ${space[2]};

  & > li {
    ${beside(icon.m, '3')}
    padding-top: ${space[3]};
    ${typeset('card/small')}
  }
`;

export function IconList({ icon, tone, items }: { icon: LucideIcon; tone: Color; items: readonly string[] }) {
  return (
    <IconRows>
      {items.map((item) => (
        <li key={item}>
          <Icon of={icon} size="m" ink={tone} />
          <span>{item}</span>
        </li>
      ))}
    </IconRows>
  );
}
