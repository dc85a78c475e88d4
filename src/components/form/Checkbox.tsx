import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import { FieldMessage, type FieldMessageText } from './FieldMessage';

const Row = styled.div`
  display: grid;
  grid-template-columns: ${({ theme }) => theme.extent.checkbox} minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  align-items: start;
`;

const BoxFrame = styled.span`
  position: relative;
  display: grid;
  width: ${({ theme }) => theme.extent.checkbox};
  height: ${({ theme }) => theme.extent.checkbox};
`;

const Box = styled.input`
  width: ${({ theme }) => theme.extent.checkbox};
  height: ${({ theme }) => theme.extent.checkbox};
  margin: 0;
  border: ${({ theme }) => theme.stroke.field} solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.image};
  background: ${({ theme }) => theme.color.card};
  appearance: none;
  cursor: pointer;

  &:hover { border-color: ${({ theme }) => theme.color.ink}; }

  &:checked {
    border-color: ${({ theme }) => theme.color.oxblood};
    background: ${({ theme }) => theme.color.oxblood};
  }

  &[aria-invalid='true'] {
    border: ${({ theme }) => theme.stroke.strong} solid ${({ theme }) => theme.color.error};
    background: ${({ theme }) => theme.color.errorField};
  }

  & + span { visibility: hidden; }
  &:checked + span { visibility: visible; }

  @media (forced-colors: active) {
    appearance: auto;

    & + span { display: none; }
  }
`;

const Tick = styled(Icon)`
  position: absolute;
  inset: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.onPrimary};
  pointer-events: none;
`;

/* The label reaches 44 px although its text may be one line. */
const Text = styled.label`
  min-height: ${({ theme }) => theme.extent.target};
  padding-top: ${({ theme }) => theme.space.half};
  font-size: ${({ theme }) => theme.size.card};
  line-height: ${({ theme }) => theme.leading.lede};
  cursor: pointer;
`;

const Message = styled.div`
  grid-column: 2;
`;

type CheckboxProps = ComponentProps<'input'> & {
  id: string;
  label: ReactNode;
  message?: FieldMessageText;
};

/** A native checkbox in the site's look; in forced colors it is the system's own. */
export function Checkbox({ id, label, message, ...rest }: CheckboxProps) {
  const wrong = message?.tone === 'error';
  return (
    <Row>
      <BoxFrame>
        <Box type="checkbox" id={id} aria-invalid={wrong} aria-describedby={message && `${id}-message`} {...rest} />
        <Tick of={Check} size="s" strokeWidth={2.5} />
      </BoxFrame>
      <Text htmlFor={id}>{label}</Text>
      {message && (
        <Message>
          <FieldMessage id={`${id}-message`} {...message} />
        </Message>
      )}
    </Row>
  );
}
