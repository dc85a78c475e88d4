import type { PreloadQueue } from './preloadQueue';

type Connection = Navigator['connection'];

/** No preloads on a 2g connection or when the visitor saves data: a preload is a guess at their expense. */
export const mayPreload = (connection: Connection): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes('2g');

const begun = new Set<string>();

/** Gatsby reports that a prefetch has left its own queue. From now on it cannot be cancelled. */
export const noteBegun = (path: string): void => void begun.add(path);

const nothing: GatsbyPrefetch = {
  // biome-ignore lint/suspicious/noThenProperty: this is the shape of Gatsby's own object.
  then: (done) => done(false),
  abort: () => undefined,
};

/**
 * One queue before both of Gatsby's ways to preload: links in view (fetched) and links under the pointer (loaded
 * completely). Gatsby has limits for the first alone.
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
