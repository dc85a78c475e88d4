import styled, { css } from 'styled-components';
import { motion, radius, shadow } from '../../../theme';

/** Transition of a card's picture, which rises while the pointer is over the card. */
export const hoverElevation = css`
  @media (prefers-reduced-motion: no-preference) {
    transition: translate ${motion.hover} ${motion.ease}, box-shadow ${motion.hover} ${motion.ease};
  }
`;

export const hoverElevated = css`
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    translate: ${motion.lifted};
    box-shadow: ${shadow.lifted};
  }
`;

export const Frame = styled.div`
  ${hoverElevation}
  overflow: hidden;
  border-radius: ${radius.image};
  box-shadow: ${shadow.sheet};

  @media print { display: none; }
`;
