import { css } from 'styled-components';
import { size } from '../../../theme';

export const iconButton = css`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`;
