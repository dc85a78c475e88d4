import { css } from 'styled-components';
import { color } from '../../../theme';

const printed = css`
  /* Initial: what reads them has a color of its own for light grounds. */
  @media print {
    --focus-ring: initial;
    --link: initial;
    --soft: initial;
    background: none;
    color: inherit;
  }
`;

/** The sea band: stories and testimonials. Sets what focus ring and links wear inside it. */
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
