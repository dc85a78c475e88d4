import { css } from 'styled-components';
import { color, focus, motion, radius } from '../../../theme';

/**
 * For the heading of a positioned card: its link covers the card, which is clickable as a whole and has the focus ring.
 * `--card-ring` moves the ring in or out.
 */
export const wholeCardLink = css`
  transition: color ${motion.fast};

  & > a { text-decoration: none; }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > a:focus-visible { outline: none; }

  & > a:focus-visible::after {
    outline: ${focus.width} solid var(--focus-ring, ${color.tealDark});
    outline-offset: var(--card-ring, ${focus.card});
    border-radius: ${radius.image};
  }
`;
