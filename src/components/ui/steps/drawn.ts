import { css, keyframes } from 'styled-components';
import { motion } from '../../../theme';

const draw = keyframes`
  from { clip-path: var(--undrawn); }
  to { clip-path: inset(0); }
`;

/**
 * A stretch of the dotted path that draws itself as it comes into sight, by the visitor's own scrolling and without a
 * script. Browsers that cannot do it, paper, and who wants less motion get it drawn.
 * @param way where it leads
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
