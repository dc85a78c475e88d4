import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { size, space } from '../../../theme';
import { Icon } from '../Icon';
import { controlStyle } from './controlStyle';

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
