import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { borderWidth, color, fontSize, lineHeight, maxWidth, space } from '../../theme';
import { Icon } from '../ui/Icon';

const Line = styled.p<{ $onDark: boolean }>`
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  max-width: ${maxWidth.disclaimer};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.lede};
  color: ${({ $onDark }) => ($onDark ? 'inherit' : color.ink2)};
  overflow-wrap: anywhere;
`;

const Sign = styled(Icon)<{ $onDark: boolean }>`
  margin-top: ${borderWidth.hairline};
  color: ${({ $onDark }) => ($onDark ? color.sunrise : color.tealDark)};
`;

interface DisclaimerProps {
  children: ReactNode;
  /** On a dark band: takes the band's text color. */
  onDark?: boolean;
  className?: string;
}

/** A line that qualifies what stands near it: no box, no warning colors. */
export function Disclaimer({ children, onDark = false, className }: DisclaimerProps) {
  return (
    <Line $onDark={onDark} className={className}>
      <Sign of={Info} $onDark={onDark} />
      <span>{children}</span>
    </Line>
  );
}
