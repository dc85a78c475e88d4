import { useEffect } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { readQuery } from '../../../client/query';
import { motion, size } from '../../../theme';
import { pendingQuery } from './pendingQuery';

const show = keyframes`
  to { visibility: visible; }
`;

/** Hides what depends on the query until the app applies it: a shared link shows nothing else first, nor moves. */
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

/** Shows the hidden content once its data has arrived, or cannot be loaded (`settled`), for the `query` read. */
export const useShownResults = (query: string, settled: boolean): void =>
  useEffect(() => {
    // The first render, as on the server, has read no query.
    if (settled && query === readQuery()) document.head.removeAttribute(pendingQuery);
  }, [query, settled]);
