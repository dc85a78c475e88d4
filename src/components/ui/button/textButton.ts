import { css } from 'styled-components';
import { underline } from '../../../theme';

/** A button or link within a text, styled as a link. */
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
