import { css } from 'styled-components';
import { size, square } from '../../../theme';

export const iconButton = css`
  ${square(size.target)}
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`;
