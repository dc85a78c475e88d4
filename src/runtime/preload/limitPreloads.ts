import type { PreloadQueue } from './preloadQueue';

type Connection = Navigator['connection'];

/** None on a 2g connection or where the visitor saves data: a preload is a guess at their expense. */
export const mayPreload = (connection: Connection): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes('2g');

const begun = new Set<string>();

/** Gatsby tells that a prefetch has left its own queue: from now on it cannot be given up. */
export const noteBegun = (path: string): void => void begun.add(path);

const nothing: GatsbyPrefetch = {
  // biome-ignore lint/suspicious/noThenProperty: this is the shape of Gatsby's own object.
  then: (done) => done(false),
  abort: () => undefined,
};

/**
 * Puts one queue before both of Gatsby's ways to preload: links that come into view (data and code are fetched, not
 * run) and links that are pointed at (loaded whole, so that the click finds everything there). Gatsby limits the former
 * to four at a time and leaves the latter without any limit, on any connection.
 */
export const limitPreloads = (loader: GatsbyLoader, queue: PreloadQueue, connection: () => Connection): void => {
  const { enqueue, loadPage } = loader;

  loader.enqueue = (path) => {
    if (!mayPreload(connection()) || loader.loadPageSync(path)) return nothing;
    let settle: (value: boolean) => void;
    const settled = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    const abort = queue.add(() => {
      const prefetch = enqueue(path);
      prefetch.then(settle);
      return {
        done: settled,
        abort: () => {
          prefetch.abort();
          if (!begun.has(path)) settle(false);
        },
      };
    });
    return Object.assign(settled, { abort });
  };

  loader.hovering = (path) => {
    if (!mayPreload(connection()) || loader.loadPageSync(path)) return;
    queue.addFirst(() => ({ done: loadPage(path) }));
  };
};
