import { css } from 'styled-components';

/**
 * For the heading of a positioned card: its link covers the card, so the whole of it leads there, and the focus ring goes
 * around the card. `--card-ring` moves the ring in or out.
 */
export const wholeCardLink = css`
  transition: color ${({ theme }) => theme.motion.fast};

  & > a {
    text-decoration: none;
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > a:focus-visible {
    outline: none;
  }

  & > a:focus-visible::after {
    outline: ${({ theme }) => theme.focus.width} solid var(--focus-ring, ${({ theme }) => theme.color.tealDark});
    outline-offset: var(--card-ring, ${({ theme }) => theme.focus.card});
    border-radius: ${({ theme }) => theme.radius.image};
  }
`;
