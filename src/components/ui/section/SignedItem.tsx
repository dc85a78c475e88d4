import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { beside, borderWidth, color, fontSize, icon, space, typeset } from '../../../theme';
import { Icon } from '../Icon';
import { CardText } from './Section';

const Item = styled.li<{ $band: boolean }>`
  ${beside(icon.m, '0 4')}
  padding-block: ${space[3]};
  border-top: ${borderWidth.hairline} solid ${({ $band }) => ($band ? color.lineOnBand : color.line)};
  break-inside: avoid;

  & h3 { font-size: ${fontSize.stop}; }

  & ${CardText} {
    margin-top: ${space[1]};
    ${typeset('sm/small')}
  }
`;

interface SignedItemProps {
  icon: LucideIcon;
  title: string;
  text: string;
  band?: boolean;
}

/** One of a list: a sign, a title and a line of text. */
export function SignedItem({ icon: sign, title, text, band = false }: SignedItemProps) {
  return (
    <Item $band={band}>
      <Icon of={sign} size="m" ink="oxblood" />
      <div>
        <h3>{title}</h3>
        <CardText>{text}</CardText>
      </div>
    </Item>
  );
}
