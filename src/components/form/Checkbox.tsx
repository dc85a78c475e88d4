import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import { FieldMessage, type FieldMessageText } from './FieldMessage';

const Row = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 4px 14px;
  align-items: start;
`;

const BoxFrame = styled.span`
  position: relative;
  display: grid;
  width: 28px;
  height: 28px;
`;

const Box = styled.input`
  width: 28px;
  height: 28px;
  margin: 0;
  border: 1.5px solid ${({ theme }) => theme.color.lineStrong};
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
    border: 2px solid ${({ theme }) => theme.color.error};
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
  inset: 4px;
  color: ${({ theme }) => theme.color.onPrimary};
  pointer-events: none;
`;

/* The label reaches 44 px although its text may be one line. */
const Text = styled.label`
  min-height: ${({ theme }) => theme.space.target};
  padding-top: 2px;
  font-size: ${({ theme }) => theme.size.card};
  line-height: 1.5;
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
        <Box
          type="checkbox"
          id={id}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={message && `${id}-message`}
          {...rest}
        />
        <Tick of={Check} size="20px" strokeWidth={2.5} />
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
