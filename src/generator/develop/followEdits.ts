import { type FSWatcher, watch } from 'chokidar';

/** Milliseconds without a further event, after which a save is taken to be over: editors write in several steps. */
const SETTLED = 30;

/**
 * Calls `follow` after each save below a folder: once for files that are saved together, and never while it still runs.
 * What it throws goes to `fail`, and the next save is followed all the same.
 */
export const followEdits = (folder: string, follow: () => Promise<void>, fail: (error: unknown) => void): FSWatcher => {
  let settling: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  return watch(folder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      last = last.then(follow).catch(fail);
    }, SETTLED);
  });
};
