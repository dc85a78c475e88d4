import { css } from 'styled-components';
import { borderWidth, color, focus, font, radius, size, space, typeset } from '../../../theme';

/** Style of inputs, textareas and selects. An error has a thicker border and a bar. */
export const controlStyle = css<{ $fine?: boolean }>`
  width: 100%;
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
