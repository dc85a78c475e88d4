import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';

const Line = styled.p<{ $onDark: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: flex-start;
  max-width: ${({ theme }) => theme.measure.disclaimer};
  font-size: ${({ theme }) => theme.size.sm};
  line-height: ${({ theme }) => theme.leading.lede};
  color: ${({ theme, $onDark }) => ($onDark ? 'inherit' : theme.color.ink2)};
  overflow-wrap: anywhere;
`;

const Sign = styled(Icon)<{ $onDark: boolean }>`
  margin-top: ${({ theme }) => theme.stroke.hairline};
  color: ${({ theme, $onDark }) => ($onDark ? theme.color.sunrise : theme.color.tealDark)};
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
