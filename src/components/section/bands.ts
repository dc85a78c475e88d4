import { css } from 'styled-components';

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
  --focus-ring: ${({ theme }) => theme.color.sunrise};
  --link: ${({ theme }) => theme.color.sunrise};
  --soft: ${({ theme }) => theme.color.onSea};
  position: relative;
  overflow: hidden;
  background: ${({ theme }) => theme.color.seaNight};
  color: ${({ theme }) => theme.color.onDark};
  ${printed}
`;

/** The guidance ground: cell and band. */
export const tealBand = css`
  --focus-ring: ${({ theme }) => theme.color.sunrise};
  position: relative;
  overflow: hidden;
  overflow-wrap: anywhere;
  background: ${({ theme }) => theme.color.tealDark};
  color: ${({ theme }) => theme.color.onTealStrong};
  ${printed}
`;
