import { css } from 'styled-components';
import { color, extent, focus, font, leading, radius, size, space, stroke, weight } from '../../theme';

/** Look of everything that is typed or chosen in: input, textarea, select. An error is a thicker border and a bar. */
export const controlStyle = css<{ $fine?: boolean }>`
  width: 100%;
  min-height: ${extent.control.usual};
  padding: ${space[3]} ${space[4]};
  border: ${stroke.field} solid ${({ $fine }) => ($fine ? color.success : color.lineStrong)};
  border-radius: ${radius.control};
  background: ${color.card};
  color: ${color.ink};
  font-family: ${font.sans};
  font-weight: ${weight.text};
  font-size: ${size.control};
  line-height: ${leading.field};
  appearance: none;

  &::placeholder {
    color: ${color.placeholder};
    opacity: 1;
  }

  &:hover {
    border-color: ${color.ink};
  }

  &[aria-invalid='true'] {
    border: ${stroke.strong} solid ${color.error};
    background: ${color.errorField};
    box-shadow: inset ${stroke.edge} 0 0 ${color.error};
  }

  &:focus-visible {
    border-color: ${color.tealDark};
    border-radius: ${radius.control};
    outline: ${focus.width} solid ${color.tealDark};
    outline-offset: ${focus.field};
  }
`;
