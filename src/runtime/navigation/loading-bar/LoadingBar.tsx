import { useSyncExternalStore } from 'react';
import styled, { css } from 'styled-components';
import { loadingBar } from '../../../facts/limits';
import { color } from '../../../theme';
import { growth, growthMs } from './growth';
import { LoadFailure } from './LoadFailure';
import { type LoadingPhase, type LoadingState, loadingState } from './loadingBarState';

const hidden = css`
  opacity: 0;
`;

const looks = {
  idle: css`
    opacity: 0;
    transform: scaleX(0);
  `,
  waiting: css`
    opacity: 0;
    transform: scaleX(0);
  `,
  /* With reduced motion there is no animation, and the bar is empty, half full, or full. */
  loading: css`
    transform: scaleX(.5);
    animation: ${growth} ${growthMs}ms linear forwards;

    @media (prefers-reduced-motion: reduce) { animation: none; }
  `,
  done: css`
    opacity: 1;
  `,
  failed: css`
    opacity: 1;
    background: ${color.barError};
  `,
  leaving: hidden,
} as const satisfies Record<LoadingPhase, ReturnType<typeof css>>;

const Bar = styled.div<{ $phase: LoadingPhase }>`
  position: fixed;
  z-index: 50;
  inset: 0 0 auto;
  height: ${loadingBar.heightPx}px;
  background: ${color.oxblood};
  transform-origin: left;
  pointer-events: none;

  ${({ $phase }) => looks[$phase]}

  @media (forced-colors: active) { forced-color-adjust: none; }
  @media print { display: none; }
`;

const atRest: LoadingState = { phase: 'idle' };

/**
 * Loading bar at the top of the window (R2.16). Hidden from assistive technology, which gets the route announcement, or
 * the notice when a load has failed. The notice also means that color is not the only sign of a failure.
 */
export function LoadingBar() {
  const { phase, failed } = useSyncExternalStore(loadingState.watch, loadingState.state, () => atRest);
  return (
    <>
      <Bar $phase={phase} data-loading-bar={phase} aria-hidden="true" />
      <LoadFailure address={failed} onClose={loadingState.dismiss} />
    </>
  );
}
