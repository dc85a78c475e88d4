import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { borderWidth, color, maxWidth, row, typeset } from '../../theme';
import { Icon } from '../ui/Icon';

const Line = styled.p<{ $onDark: boolean; $above: string | undefined }>`
  ${row('3', 'start')}
  max-width: ${maxWidth.disclaimer};
  ${typeset('sm/lede')}
  color: ${({ $onDark }) => ($onDark ? 'inherit' : color.ink2)};
  overflow-wrap: anywhere;
  margin-top: ${({ $above }) => $above};
`;

const Sign = styled(Icon)<{ $onDark: boolean }>`
  margin-top: ${borderWidth.hairline};
  color: ${({ $onDark }) => ($onDark ? color.sunrise : color.tealDark)};
`;

interface DisclaimerProps {
  children: ReactNode;
  /** On a dark band: takes the band's text color. */
  onDark?: boolean;
  /** Distance from what stands above. */
  above?: string;
  className?: string;
}

/** A line that qualifies what stands near it: no box, no warning colors. */
export function Disclaimer({ children, onDark = false, above, className }: DisclaimerProps) {
  return (
    <Line $onDark={onDark} $above={above} className={className}>
      <Sign of={Info} $onDark={onDark} />
      <span>{children}</span>
    </Line>
  );
}
