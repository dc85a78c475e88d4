import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { borderWidth, color, focus, font, radius, size, space, typeset } from '../../../theme';
import { Icon } from '../Icon';

/** Style of inputs, textareas and selects. An error has a thicker border and a bar. */
const controlStyle = css<{ $fine?: boolean }>`
  width: 100%;
  min-width: 0;
  min-height: ${size.control.usual};
  padding: ${space[3]} ${space[4]};
  border: ${borderWidth.field} solid ${({ $fine }) => ($fine ? color.success : color.lineStrong)};
  border-radius: ${radius.control};
  background: ${color.card};
  ${typeset('text control/field', 'ink')}
  font-family: ${font.sans};
  appearance: none;

  &::placeholder {
    color: ${color.placeholder};
    opacity: 1;
  }

  &:hover { border-color: ${color.ink}; }

  &[aria-invalid='true'] {
    border: ${borderWidth.strong} solid ${color.error};
    background: ${color.errorField};
    box-shadow: inset ${borderWidth.edge} 0 0 ${color.error};
  }

  &:focus-visible {
    border-color: ${color.tealDark};
    border-radius: ${radius.control};
    outline: ${focus.width} solid ${color.tealDark};
    outline-offset: ${focus.field};
  }
`;

/** `$fine`: the last error was corrected. */
interface ControlLook {
  $fine?: boolean;
}

export const TextInput = styled.input<ControlLook>`
  ${controlStyle}
`;

export const TextArea = styled.textarea<ControlLook>`
  ${controlStyle}
  min-height: ${size.control.area};
  resize: vertical;
`;

const SelectFrame = styled.span`
  position: relative;
  display: block;
`;

const NativeSelect = styled.select<ControlLook>`
  ${controlStyle}
  padding-right: ${size.besideIcon.arrow};
  text-overflow: ellipsis;
`;

const Arrow = styled(Icon)`
  position: absolute;
  top: 50%;
  right: ${space[4]};
  pointer-events: none;
  translate: 0 -50%;
`;

/** A native select with the site's arrow. */
export function Select(props: ComponentProps<'select'> & ControlLook) {
  return (
    <SelectFrame>
      <NativeSelect {...props} />
      <Arrow of={ChevronDown} />
    </SelectFrame>
  );
}
