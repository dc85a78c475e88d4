import { css } from 'styled-components';
import { color } from '../../../theme';

const printed = css`
  /* Initial: elements that use them have their own color on light backgrounds. */
  @media print {
    --focus-ring: initial;
    --link: initial;
    --soft: initial;
    background: none;
    color: inherit;
  }
`;

/** The sea band, for stories and testimonials. Sets the colors of focus ring and links in it. */
export const seaBand = css`
  --focus-ring: ${color.sunrise};
  --link: ${color.sunrise};
  --soft: ${color.onSea};
  position: relative;
  overflow: hidden;
  background: ${color.seaNight};
  color: ${color.onDark};
  ${printed}
`;

/** The guidance background: cell and band. */
export const tealBand = css`
  --focus-ring: ${color.sunrise};
  position: relative;
  overflow: hidden;
  overflow-wrap: anywhere;
  background: ${color.tealDark};
  color: ${color.onTealStrong};
  ${printed}
`;
