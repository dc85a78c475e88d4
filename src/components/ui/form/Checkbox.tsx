import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { beside, borderWidth, color, radius, size, space, typeset } from '../../../theme';
import { Icon } from '../Icon';
import { FieldMessage, type FieldMessageText } from './FieldMessage';

const Row = styled.div`
  ${beside(size.checkbox, '1 3', 'start')}
`;

const BoxFrame = styled.span`
  position: relative;
  display: grid;
  width: ${size.checkbox};
  height: ${size.checkbox};
`;

const Box = styled.input`
  width: ${size.checkbox};
  height: ${size.checkbox};
  margin: 0;
  border: ${borderWidth.field} solid ${color.lineStrong};
  border-radius: ${radius.image};
  background: ${color.card};
  appearance: none;
  cursor: pointer;

  &:hover { border-color: ${color.ink}; }

  &:checked {
    border-color: ${color.oxblood};
    background: ${color.oxblood};
  }

  &[aria-invalid='true'] {
    border: ${borderWidth.strong} solid ${color.error};
    background: ${color.errorField};
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
  inset: ${space[1]};
  color: ${color.onPrimary};
  pointer-events: none;
`;

/* The label reaches 44 px although its text may be one line. */
const Text = styled.label`
  min-height: ${size.target};
  padding-top: ${space.half};
  ${typeset('card/lede')}
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
