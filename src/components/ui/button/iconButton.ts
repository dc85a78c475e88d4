import { css } from 'styled-components';
import { size } from '../../../theme';

/** A button that is an icon alone, in a target's size. */
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
