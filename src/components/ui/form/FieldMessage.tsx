import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import styled from 'styled-components';
import { color, fontWeight, row, typeset } from '../../../theme';
import { Icon } from '../Icon';

export interface FieldMessageText {
  tone: 'error' | 'success';
  text: string;
}

const Line = styled.p<{ $tone: FieldMessageText['tone'] }>`
  ${row('2', 'start')}
  ${typeset('sm/field')}
  font-weight: ${({ $tone }) => ($tone === 'error' ? fontWeight.strong : fontWeight.medium)};
  color: ${({ $tone }) => ($tone === 'error' ? color.error : color.success)};
`;

/** Error message of a field, or that it is now right. Not a live region: nothing is announced while somebody types. */
export function FieldMessage({ id, tone, text }: FieldMessageText & { id: string }) {
  return (
    <Line id={id} $tone={tone}>
      <Icon of={tone === 'error' ? CircleAlert : CircleCheck} size="s" strokeWidth={2.25} />
      <span>{text}</span>
    </Line>
  );
}
