import type { GatsbyBrowser } from 'gatsby';
import { onChunkError } from '../client/loadChunk';
import { announceHydrated } from '../hydration/announceHydrated';
import { preventReloadWhenDirty, watchBuilds } from '../runtime/build-watch';
import { logOnce } from '../runtime/errors';
import {
  afterNavigation,
  beforeNavigation,
  disableRouterFocus,
  keepScroll,
  manualScrollRestoration,
} from '../runtime/focus';
import { guardLinks, guardNavigation, normalizeUrl } from '../runtime/navigation/guard';
import { loadingState } from '../runtime/navigation/loading-bar';
import { failOnServerError, handleLoads, watchPageLoads } from '../runtime/navigation/page-load';
import { createPreloadQueue, limitPreloads, noteBegun } from '../runtime/navigation/preload';

/** Gatsby's browser hooks, each passed on to its room. What wraps the pages is in wrapPageElement.tsx. */

let builds: ReturnType<typeof watchBuilds> | undefined;

/** The last address that was navigated to, with its fragment, which Gatsby's loader does not know. */
let wanted = '';

/**
 * Before Gatsby does anything: it loads the first page next, and may reload the document for a newer build. When the
 * address has to be corrected, the promise never settles, because the document is being left.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  preventReloadWhenDirty(document);
  guardLinks(document);
  if (window.___loader) failOnServerError(window.___loader);
  builds = watchBuilds();
  onChunkError(() => void builds?.partFailed());
  // Gatsby waits for a promise here, though its types know of none.
  return normalizeUrl(window) as unknown as undefined;
};

/** Only after hydration: before it Gatsby loads the page that the visitor already sees. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  disableRouterFocus(document);
  manualScrollRestoration(window);
  const loader = window.___loader;
  if (!loader || !builds) return;
  guardNavigation(window, (address) => {
    wanted = address;
  });
  limitPreloads(loader, createPreloadQueue(), () => navigator.connection);
  const isLoaded = (path: string): boolean => loader.loadPageSync(path) !== undefined;
  const withFragment = (path: string): string => (wanted.split('#')[0] === path ? wanted : path);
  watchPageLoads(loader, handleLoads({ isLoaded, wanted: withFragment, bar: loadingState, builds }));
  if (process.env.NODE_ENV === 'production') builds.start();
  announceHydrated();
};

export const onPrefetchPathname: GatsbyBrowser['onPrefetchPathname'] = ({ pathname }) => noteBegun(pathname);

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) =>
  beforeNavigation(location, prevLocation);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) =>
  afterNavigation(location, prevLocation);

/** `false` leaves the visitor where they are, on the first page and while a filter is set. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  // Without a result Gatsby applies its own rule.
  return keepScroll(routerProps.location, prevRouterProps?.location) as boolean;
};

interface ReactError {
  readonly error: unknown;
  readonly errorInfo?: { readonly componentStack?: string };
}

/** What a boundary caught. React hands it here instead of logging it. */
export const onCaughtError = ({ error, errorInfo }: ReactError): void => {
  logOnce('A part of the page failed:', error, errorInfo?.componentStack ?? '');
};
