import { useEffect } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { readQuery } from '../../../client/query';
import { motion, size } from '../../../theme';
import { pendingQuery } from './pendingQuery';

const show = keyframes`
  to {
    visibility: visible;
  }
`;

/**
 * What a query changes, unseen until it has, in its room: an address that somebody was sent neither shows something else
 * first nor moves. When the app does not come, it is shown as it is.
 */
export const unseenUntilAsked = css`
  head[${pendingQuery}] + body & {
    visibility: hidden;
    animation: ${show} 1ms ${motion.giveUp} forwards;
  }
`;

/** The same, as high as the window, so that what follows it is never in sight meanwhile. */
export const QueryResults = styled.div`
  min-height: ${size.window};
  ${unseenUntilAsked}

  @media print {
    min-height: 0;
  }
`;

/**
 * Shows what is unseen until then for good.
 * @param query that the page has read
 * @param settled what it asks for has arrived, or cannot
 */
export const useShownResults = (query: string, settled: boolean): void =>
  useEffect(() => {
    // In the first render, the server's, no query has been read.
    if (settled && query === readQuery()) document.head.removeAttribute(pendingQuery);
  }, [query, settled]);
