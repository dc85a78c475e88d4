import { request } from '../../web/httpClient';

/** Hooks into Gatsby's page loads: it has no public hook for their start (see src/runtime/README.md). */

type Loaded = Awaited<ReturnType<GatsbyLoader['loadPage']>>;

interface PageLoadHandlers {
  /** Before anything is asked for. `false`: handled elsewhere (the page is on its way out), nothing is loaded. */
  readonly start: (path: string) => boolean;
  readonly finish: () => void;
  /** `true`: handled, Gatsby hears nothing of the failure; `false`: Gatsby goes to the address by a full page load. */
  readonly fail: (path: string) => Promise<boolean>;
}

const never = new Promise<never>(() => undefined);

/** Gatsby's own names for them (gatsby 5.16, loader); the route table has the pages there for that. */
const notFoundPath = '/404.html';
const serverErrorPath = '/500.html';

/** Where Gatsby has the data of a page (gatsby 5.16, loader). */
const dataOf = (path: string): string => {
  const [page = ''] = path.split('?');
  return `/page-data/${page.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
};

const isThere = (address: string): Promise<boolean> =>
  request(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/**
 * Why a page is not what was asked for, in words for the log; undefined when it is. Gatsby answers data that it cannot read
 * with the 404 page, as if there were none, and a server error with the English error page.
 */
const failureOf = async (path: string, loaded: Loaded): Promise<string | undefined> => {
  const got = loaded?.page?.path;
  if (got === undefined) return 'The page could not be loaded:';
  if (got === path) return undefined;
  if (got === serverErrorPath) return 'The server failed at the data of the page:';
  return got === notFoundPath && (await isThere(dataOf(path))) ? 'The data of the page cannot be read:' : undefined;
};

/**
 * Makes a failure of what Gatsby's loader passes on as a page, and logs each failure with its address (specification,
 * section 8). To be called before the first page's data is asked for, or that page gives way to an error page under its
 * reader's hands.
 */
export const failOnUnreadable = (loader: GatsbyLoader): void => {
  const load = loader.loadPage;
  loader.loadPage = async (path) => {
    const loaded = await load(path).catch((): Loaded => undefined);
    const failure = await failureOf(path, loaded);
    if (failure === undefined) return loaded;
    console.error(failure, path);
    return undefined;
  };
};

/**
 * Wraps `loader.loadPage`, which clicks on links and back and forward both call, and preloading does not. Loads of the
 * same moment count as one: the last one is what the visitor waits for.
 */
export const watchPageLoads = (loader: GatsbyLoader, handlers: PageLoadHandlers): void => {
  const load = loader.loadPage;
  let latest = 0;

  loader.loadPage = async (path) => {
    if (!handlers.start(path)) return never;
    latest += 1;
    const mine = latest;
    const loaded = await load(path).catch((): Loaded => undefined);
    const superseded = mine !== latest;
    if (loaded?.page) {
      if (!superseded) handlers.finish();
      return loaded;
    }
    // The visitor has gone for another page since: nobody waits for this one.
    if (superseded) return never;
    return (await handlers.fail(path)) ? never : undefined;
  };
};
