import { useEffect } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { readQuery } from '../../../client/query';
import { motion, size } from '../../../theme';
import { pendingQuery } from './pendingQuery';

const show = keyframes`
  to { visibility: visible; }
`;

/**
 * Hides content that depends on the query, in its place, until the app has applied the query: a shared link neither
 * shows other content first nor moves. When the app cannot be loaded, the content is shown without the query.
 */
export const unseenUntilAsked = css`
  head[${pendingQuery}] + body & {
    visibility: hidden;
    animation: ${show} 1ms ${motion.giveUp} forwards;
  }
`;

/** The same, as high as the window, so that what follows stays out of view. */
export const QueryResults = styled.div`
  min-height: ${size.window};
  ${unseenUntilAsked}

  @media print { min-height: 0; }
`;

/**
 * Shows the hidden content once the query is applied.
 * @param query that the page has read
 * @param settled its data has arrived, or cannot be loaded
 */
export const useShownResults = (query: string, settled: boolean): void =>
  useEffect(() => {
    // The first render, as on the server, has read no query.
    if (settled && query === readQuery()) document.head.removeAttribute(pendingQuery);
  }, [query, settled]);
