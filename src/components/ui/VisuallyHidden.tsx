import styled, { css } from 'styled-components';
import { borderWidth } from '../../theme';

/** Invisible, but read aloud. */
export const visuallyHidden = css`
  position: absolute;
  width: ${borderWidth.hairline};
  height: ${borderWidth.hairline};
  margin: calc(-1 * ${borderWidth.hairline});
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
