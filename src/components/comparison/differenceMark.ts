import { css } from 'styled-components';
import { color, extent, stroke } from '../../theme';

/** Before a question whose answers differ, and before the words of the checkbox that leaves only those. */
export const mark = css`
  content: '';
  width: ${extent.mark.width};
  height: ${extent.mark.height};
  border: ${stroke.hairline} solid ${color.ink};
  border-radius: ${stroke.hairline};
  background: ${color.sunrise};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
