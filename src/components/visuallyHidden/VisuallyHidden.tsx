import styled, { css } from 'styled-components';

/** Out of sight, yet read aloud. */
export const visuallyHidden = css`
  position: absolute;
  width: ${({ theme }) => theme.stroke.hairline};
  height: ${({ theme }) => theme.stroke.hairline};
  margin: calc(-1 * ${({ theme }) => theme.stroke.hairline});
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
