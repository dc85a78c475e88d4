import { css } from 'styled-components';
import { color, focus, motion, radius } from '../../../theme';

/** For a heading of a positioned card: its link covers the card and has the ring, which `--card-ring` moves. */
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
