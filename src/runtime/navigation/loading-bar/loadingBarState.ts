import { loadingBar } from '../../../facts/limits';

/**
 * Phases of the bar. `waiting`: a load has begun, but too recently to show. `done` and `failed`: full width for a
 * moment. `leaving`: hidden but still full, so that nobody sees it run backward.
 */
export type LoadingPhase = 'idle' | 'waiting' | 'loading' | 'done' | 'failed' | 'leaving';

export interface LoadingState {
  readonly phase: LoadingPhase;
  /** Address that could not be loaded, until another load begins or the visitor dismisses the notice. */
  readonly failed?: string;
}

export interface LoadingBarMachine {
  readonly state: () => LoadingState;
  /** Calls back after every change. Returns a function that stops this. */
  readonly watch: (onChange: () => void) => () => void;
  readonly start: () => void;
  readonly finish: () => void;
  /** `address`: the page that the visitor wanted. */
  readonly fail: (address: string) => void;
  readonly dismiss: () => void;
}

const idle: LoadingState = { phase: 'idle' };

/** The state of the loading bar, without a page: throttle 400 ms, hide delay 500 ms, reset delay 400 ms (R9.10). */
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
        // Too quick to have been shown: the bar stays hidden.
        clearTimeout(timer);
        become(idle);
      } else if (state.phase === 'loading') {
        become({ phase: 'done' });
        leave();
      } else if (state.failed !== undefined) {
        // Another page has arrived: the notice of the earlier failure is outdated.
        become({ phase: state.phase });
      }
    },
    // A failure is shown even within the throttle.
    fail: (address) => {
      become({ phase: 'failed', failed: address });
      leave();
    },
    dismiss: () => become({ phase: state.phase }),
  };
};

/** How full the bar is after some milliseconds, 0 to 1: it starts quickly and never gets completely full. */
export const progressAt = (elapsedMs: number, durationMs: number = loadingBar.durationMs): number =>
  (2 / Math.PI) * Math.atan((2 * elapsedMs) / durationMs);

export const loadingState = createLoadingBar();
