import styled, { css } from 'styled-components';
import { stroke } from '../../theme';

/** Out of sight, yet read aloud. */
export const visuallyHidden = css`
  position: absolute;
  width: ${stroke.hairline};
  height: ${stroke.hairline};
  margin: calc(-1 * ${stroke.hairline});
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
