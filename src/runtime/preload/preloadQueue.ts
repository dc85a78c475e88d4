import { preload } from '../../facts/limits';

/** One preload under way: `done` settles when it ended, in whatever way. */
interface Preload {
  readonly done: Promise<unknown>;
  /** Gives it up. It keeps its place until `done`: what is asked for already goes on. */
  readonly abort?: () => void;
}

type Begin = () => Preload;

export interface PreloadQueue {
  /** Preloads when there is room. Returns how to give it up. */
  readonly add: (begin: Begin) => () => void;
  /** Preloads next, before all that wait: somebody points at it. Of several, the newest counts. */
  readonly addFirst: (begin: Begin) => void;
}

/** One place is kept free of what merely came into view, so that what is pointed at need not wait. */
const keptFree = 1;

/** A preload that has not ended by then gives its place up: a failed prefetch of Gatsby's never ends. */
const giveUpMs = 15_000;

/** At most 4 pages are preloaded at a time (R9.9). */
export const createPreloadQueue = (parallel: number = preload.parallel): PreloadQueue => {
  const waiting: Begin[] = [];
  let pointedAt: Begin | undefined;
  const running = new Map<Begin, Preload['abort']>();

  const run = (begin: Begin): void => {
    const { done, abort } = begin();
    const leave = (): void => {
      clearTimeout(timer);
      if (running.delete(begin)) fill();
    };
    const timer = setTimeout(leave, giveUpMs);
    running.set(begin, abort);
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
    add: (begin) => {
      waiting.push(begin);
      fill();
      return () => {
        const place = waiting.indexOf(begin);
        if (place >= 0) waiting.splice(place, 1);
        else running.get(begin)?.();
      };
    },
    addFirst: (begin) => {
      pointedAt = begin;
      fill();
    },
  };
};
