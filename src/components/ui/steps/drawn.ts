import { css, keyframes } from 'styled-components';
import { motion } from '../../../theme';

const draw = keyframes`
  from { clip-path: var(--undrawn); }
  to { clip-path: inset(0); }
`;

/** A part of the dotted path, drawn as one scrolls. Older browsers, paper and reduced motion show it drawn. */
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
