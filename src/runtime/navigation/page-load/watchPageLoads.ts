/** Hooks into Gatsby's page loads: no public hook tells of their start (docs/decisions/2026-11-21-page-loads.md). */

type Loaded = Awaited<ReturnType<GatsbyLoader['loadPage']>>;

interface PageLoadHandlers {
  /** Called before anything is requested. `false`: nothing is loaded, because the page is being left. */
  readonly start: (path: string) => boolean;
  readonly finish: () => void;
  /** `true`: handled, and Gatsby does not learn of the failure. `false`: Gatsby uses a full page load. */
  readonly fail: (path: string) => Promise<boolean>;
}

const never = new Promise<never>(() => undefined);

/** Gatsby's name for the error page (gatsby 5.16, loader). The route table therefore has the page at that address. */
const serverErrorPath = '/500.html';

/**
 * Logs each page that cannot be loaded, with its address (R8.5), also one whose data is unreadable, which Gatsby's
 * loader (5.16) detects itself. Gatsby answers a server error with the English error page, as if that had loaded; here
 * it is a failure. Call this before the first page's data is requested, or the error page would replace the first page.
 */
export const failOnServerError = (loader: GatsbyLoader): void => {
  const load = loader.loadPage;
  loader.loadPage = async (path) => {
    const loaded = await load(path).catch((): Loaded => undefined);
    const got = loaded?.page?.path;
    if (got !== undefined && (got === path || got !== serverErrorPath)) return loaded;
    console.error('The page could not be loaded:', path);
    return undefined;
  };
};

/**
 * Wraps `loader.loadPage`, which clicks on links and back and forward call but preloading does not. Loads at the same
 * moment count as one: the visitor waits for the last.
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
    // The visitor has chosen another page since: nobody waits for this one.
    if (superseded) return never;
    return (await handlers.fail(path)) ? never : undefined;
  };
};
