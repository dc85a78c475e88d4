import { css, keyframes } from 'styled-components';
import { below, extent, motion } from '../../theme';

const waits = keyframes`
  from, to {
    content-visibility: auto;
  }
`;

const waiting = css`
  contain-intrinsic-block-size: auto ${extent.unseen};

  @media screen {
    /* All of the time is delay: one that runs would have the browser look at every frame. */
    animation: ${waits} 1ms ${motion.unseen.first} backwards;

    body[data-whole] & {
      animation: none;
    }
  }
`;

/**
 * For parts of a page below its first screen: in the page's first second or two a browser lays them out only when they
 * come near. That is most of the work before the first paint on a slow phone. Then it does so in turns, because what was
 * never laid out is missing from what screen readers are told, and from the height that one scrolls over.
 *
 * As an animation it ends by itself, and does nothing where a browser does not know it, where motion is reduced, and on
 * paper. A page that opens at a place of its own is laid out at once (src/generator/afterBuild/starterScript.ts).
 */
export const drawnWhenNear = css`
  ${waiting}

  @media screen {
    &:nth-child(5n + 1) {
      animation-delay: ${motion.unseen.second};
    }

    &:nth-child(5n + 2) {
      animation-delay: ${motion.unseen.third};
    }

    &:nth-child(5n + 3) {
      animation-delay: ${motion.unseen.fourth};
    }

    &:nth-child(5n + 4) {
      animation-delay: ${motion.unseen.fifth};
    }
  }
`;

/** For what is large in such a part: it begins to wait when its part is drawn, so its turn is counted from there. */
export const innerDrawnLater = css`
  ${waiting}

  @media screen {
    animation-delay: ${motion.unseen.inner};
  }
`;

/** The same for the larger of two, or the form. */
export const innerDrawnLast = css`
  ${waiting}

  @media screen {
    animation-delay: ${motion.unseen.innerLast};
  }
`;

/** For what ends every page. */
export const endDrawnLast = css`
  ${waiting}

  @media screen {
    animation-delay: ${motion.unseen.end};
  }
`;

const withheld = keyframes`
  from, to {
    content-visibility: hidden;
  }
`;

/**
 * For the frame of a picture other than the first: on a phone it is asked for only when the page has been painted once.
 * Small pictures beside the first would take a slow line's bytes from words, fonts and that picture. What is withheld has
 * no size, so the frame has to have one of its own, its `aspect-ratio`. Not on wider windows: where such a frame stands at
 * the window's lower edge, Chromium 156 counts its appearing as a shift of the layout.
 */
export const loadedAfterPaint = css`
  ${below('form')} {
    animation: ${withheld} 1ms ${motion.unseen.picture} backwards;

    body[data-whole] & {
      animation: none;
    }
  }
`;
