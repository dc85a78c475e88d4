import { preload } from '../../../facts/limits';

/** A running preload. `done` settles when it ends, for whatever reason. */
interface Preload {
  readonly done: Promise<unknown>;
  /** Cancels it. It keeps its place until `done`, because requests that have begun continue. */
  readonly abort?: () => void;
}

type Begin = () => Preload;

export interface PreloadQueue {
  /** Preloads when there is room. Returns a function that cancels it. */
  readonly add: (begin: Begin) => () => void;
  /** Preloads before all that wait, because somebody points at the link. Of several, the newest goes first. */
  readonly addFirst: (begin: Begin) => void;
}

/** One place stays free of links that only came into view, so that a link under the pointer need not wait. */
const keptFree = 1;

/** A preload that has not ended by then loses its place: Gatsby's failed prefetches never end. */
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
