import { loadingBar } from '../../facts/limits';

/**
 * Phases of the bar. `waiting`: a load has begun but is still too young to show. `done` and `failed`: full width,
 * held for a moment. `leaving`: out of sight, still full, so that it does not run backward before everybody's eyes.
 */
export type LoadingPhase = 'idle' | 'waiting' | 'loading' | 'done' | 'failed' | 'leaving';

export interface LoadingState {
  readonly phase: LoadingPhase;
  /** Address that could not be loaded, until something else is loaded or the visitor puts the notice away. */
  readonly failed?: string;
}

export interface LoadingBarMachine {
  readonly state: () => LoadingState;
  /** Calls back after every change; returns how to stop. */
  readonly watch: (onChange: () => void) => () => void;
  readonly start: () => void;
  readonly finish: () => void;
  /** `address`: what the visitor wanted. */
  readonly fail: (address: string) => void;
  /** Puts the notice of a failed load away. */
  readonly dismiss: () => void;
}

const idle: LoadingState = { phase: 'idle' };

/** The loading bar without a page: throttle 400 ms, hide delay 500 ms, reset delay 400 ms (R9.10). */
export const createLoadingBar = (limits: typeof loadingBar = loadingBar): LoadingBarMachine => {
  let state = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();

  const become = (next: LoadingState): void => {
    state = next;
    for (const tell of watchers) tell();
  };
  const after = (milliseconds: number, step: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(step, milliseconds);
  };
  const leave = (): void => {
    after(limits.hideDelayMs, () => {
      become({ ...state, phase: 'leaving' });
      after(limits.resetDelayMs, () => become({ ...state, phase: 'idle' }));
    });
  };

  return {
    state: () => state,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
    start: () => {
      become({ phase: 'waiting' });
      after(limits.throttleMs, () => become({ phase: 'loading' }));
    },
    finish: () => {
      if (state.phase === 'waiting') {
        // Too quick to have been seen: it stays unseen.
        clearTimeout(timer);
        become(idle);
      } else if (state.phase === 'loading') {
        become({ phase: 'done' });
        leave();
      } else if (state.failed !== undefined) {
        // Something else has arrived: the notice of the failure before it has had its time.
        become({ phase: state.phase });
      }
    },
    // Shown however early it comes: a failure that nobody sees is a dead link.
    fail: (address) => {
      become({ phase: 'failed', failed: address });
      leave();
    },
    dismiss: () => become({ phase: state.phase }),
  };
};

/** How full the bar is after so many milliseconds, 0 to 1: quick at first, never quite full. */
export const progressAt = (elapsedMs: number, durationMs: number = loadingBar.durationMs): number =>
  (2 / Math.PI) * Math.atan((2 * elapsedMs) / durationMs);

export const loadingState = createLoadingBar();
