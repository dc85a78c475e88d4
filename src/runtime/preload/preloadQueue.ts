import { preload } from '../../facts/limits';

/** One preload under way: `done` settles when it ended, in whatever way; `abort` gives it up. */
interface Preload {
  readonly done: Promise<unknown>;
  readonly abort: () => void;
}

interface Waiting {
  readonly path: string;
  readonly begin: () => Preload;
}

export interface PreloadQueue {
  /** Preloads when there is room. Returns how to give it up. */
  readonly add: (path: string, begin: () => Preload) => () => void;
  /** Preloads next, before all that wait: somebody points at it. Of several, the newest counts. */
  readonly addFirst: (path: string, begin: () => Preload) => void;
}

/** One place is kept free of what merely came into view, so that what is pointed at need not wait. */
const keptFree = 1;

/** A preload that has not ended by then gives its place up: a failed prefetch of Gatsby's never ends. */
const giveUpMs = 15_000;

/** At most 4 pages are preloaded at a time (specification, section 9). */
export const createPreloadQueue = (parallel: number = preload.parallel): PreloadQueue => {
  const waiting: Waiting[] = [];
  let pointedAt: Waiting | undefined;
  const running = new Map<Waiting, () => void>();

  const run = (next: Waiting): void => {
    const { done, abort } = next.begin();
    const leave = (): void => {
      clearTimeout(timer);
      if (running.delete(next)) fill();
    };
    const timer = setTimeout(leave, giveUpMs);
    running.set(next, () => {
      abort();
      leave();
    });
    done.then(leave, leave);
  };

  const fill = (): void => {
    if (pointedAt && running.size < parallel) {
      const next = pointedAt;
      pointedAt = undefined;
      run(next);
    }
    while (running.size < parallel - keptFree) {
      const next = waiting.shift();
      if (!next) return;
      run(next);
    }
  };

  return {
    add: (path, begin) => {
      const next = { path, begin };
      waiting.push(next);
      fill();
      return () => {
        const place = waiting.indexOf(next);
        if (place >= 0) waiting.splice(place, 1);
        else running.get(next)?.();
      };
    },
    addFirst: (path, begin) => {
      pointedAt = { path, begin };
      fill();
    },
  };
};
