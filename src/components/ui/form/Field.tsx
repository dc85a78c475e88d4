import type { ReactNode } from 'react';
import styled from 'styled-components';
import { columns, typeset } from '../../../theme';
import { FieldMessage, type FieldMessageText } from './FieldMessage';

const Frame = styled.div`
  ${columns(1, '2')}
  align-content: start;
`;

const Label = styled.label`
  ${typeset('label card/label')}
  overflow-wrap: anywhere;
`;

export const Hint = styled.span`
  ${typeset('sm/field', 'ink2')}
  overflow-wrap: anywhere;
`;

interface FieldProps {
  /** Id of the control; hint and message take theirs from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  message?: FieldMessageText;
  /** The control, with the attributes of `fieldAria`. */
  children: ReactNode;
}

export function Field({ id, label, hint, message, children }: FieldProps) {
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      {message && <FieldMessage id={`${id}-message`} {...message} />}
    </Frame>
  );
}

/** Attributes that tie a control to its hint, its message and further texts (`also`: ids), in reading order. */
export const fieldAria = (
  id: string,
  { hint = false, message, also = [] }: { hint?: boolean; message?: FieldMessageText; also?: readonly string[] },
) => {
  const ids = [...(message ? [`${id}-message`] : []), ...(hint ? [`${id}-hint`] : []), ...also];
  return {
    id,
    // Always set: otherwise browsers report a required list or box as invalid until something is chosen.
    'aria-invalid': message?.tone === 'error',
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
};
