import { css } from 'styled-components';
import { fontWeight, size, underline } from '../../../theme';

export const textButton = css`
  display: inline-flex;
  align-items: center;
  border: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  text-underline-offset: ${underline.text};
  cursor: pointer;
`;

/** By itself, on a line that fingers hit. */
export const ownTextButton = css`
  ${textButton}
  min-height: ${size.target};
  font-weight: ${fontWeight.button};
`;
