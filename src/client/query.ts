/**
 * The query of the address as a small store: reading, replacing without a new history entry, and change events. It also
 * reports changes of the fragment, because browsers are silent about those made by scripts.
 */

const changed = 'site:query';

export const readQuery = (): string => window.location.search;

/**
 * Replaces the address by another one of this page; the history entry keeps its state. Browsers refuse too many changes
 * (Safari: 100 in 30 s). Then the address is merely outdated.
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

export const replaceQuery = (search: string): void => {
  const { pathname, hash } = window.location;
  if (search !== readQuery()) writeAddress(pathname + search + hash, 'replaceState');
};

/**
 * Calls back when query or fragment have changed, by `replaceQuery`, a link to a fragment, or back and forward. Returns
 * a function that stops this.
 */
export const watchQuery = (onChange: () => void): (() => void) => {
  window.addEventListener(changed, onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('popstate', onChange);
  };
};

/**
 * The same, for content that is removed with its page: on the way back or forward the address changes long before the
 * next page is shown, and then says nothing about this one.
 */
export const watchOwnQuery = (onChange: () => void): (() => void) => {
  const { pathname } = window.location;
  return watchQuery(() => window.location.pathname === pathname && onChange());
};
