import { css } from 'styled-components';
import { motion, shadow } from '../../theme';

/** For the paper of a card that lifts while the pointer is over the card: its picture. */
export const lift = css`
  @media (prefers-reduced-motion: no-preference) {
    transition: translate ${motion.lift} ${motion.ease}, box-shadow ${motion.lift} ${motion.ease};
  }
`;

/** The same paper while it is lifted: towards the light, and its shadow falls farther. Nothing else moves. */
export const lifted = css`
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    translate: ${motion.lifted};
    box-shadow: ${shadow.lifted};
  }
`;
