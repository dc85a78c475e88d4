import { css, keyframes } from 'styled-components';
import { motion } from '../../../theme';

const draw = keyframes`
  from { clip-path: var(--undrawn); }
  to { clip-path: inset(0); }
`;

/**
 * A part of the dotted path that is drawn by scroll-driven animation. Browsers without it, paper and reduced motion
 * show it drawn.
 * @param way its direction
 */
export const drawn = (way: 'right' | 'down') => css`
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      --undrawn: ${way === 'right' ? 'inset(0 100% 0 0)' : 'inset(0 0 100% 0)'};
      animation: ${draw} linear both;
      animation-timeline: view();
      animation-range: ${motion.sight};
    }
  }
`;
