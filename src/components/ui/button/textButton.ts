import { css } from 'styled-components';
import { underline } from '../../../theme';

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
