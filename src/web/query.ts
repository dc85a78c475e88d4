/**
 * The query of the address as a small store: reading, replacing without a new history entry, and hearing of changes. It
 * tells of the fragment's changes, too: browsers are silent about those that scripts make.
 */

const changed = 'site:query';

/** `?country=mexico`, or an empty text. */
export const readQuery = (): string => window.location.search;

/**
 * Puts another address of this page in place of the present one; the history entry's state stays.
 * Browsers refuse when it happens too often (Safari: 100 times in 30 s): the address then lags behind, no more.
 * @param entry `pushState` leaves a step to go back to, `replaceState` does not
 */
export const writeAddress = (address: string, entry: 'pushState' | 'replaceState'): void => {
  const { history } = window;
  try {
    history[entry](history.state, '', address);
    window.dispatchEvent(new Event(changed));
  } catch (error) {
    console.warn('The address could not be updated.', error);
  }
};

/** Puts another query into the address; path and fragment stay. */
export const replaceQuery = (search: string): void => {
  const { pathname, hash } = window.location;
  if (search !== readQuery()) writeAddress(pathname + search + hash, 'replaceState');
};

/** Calls back when query or fragment changed, by `replaceQuery`, a link to a place, or back and forward. Returns how to stop. */
export const watchQuery = (onChange: () => void): (() => void) => {
  window.addEventListener(changed, onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('popstate', onChange);
  };
};

/**
 * The same for what goes away with its page: on the way back or forward the address is the next page's long before that is
 * shown, and says nothing of this one.
 */
export const watchOwnQuery = (onChange: () => void): (() => void) => {
  const { pathname } = window.location;
  return watchQuery(() => window.location.pathname === pathname && onChange());
};
