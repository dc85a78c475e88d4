import { css } from 'styled-components';
import { borderWidth, color, size } from '../../../theme';

/** Before a question whose answers differ, and before the words of the checkbox that leaves only those. */
export const mark = css`
  content: '';
  width: ${size.mark.width};
  height: ${size.mark.height};
  border: ${borderWidth.hairline} solid ${color.ink};
  border-radius: ${borderWidth.hairline};
  background: ${color.sunrise};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
