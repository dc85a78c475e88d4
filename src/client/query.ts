/** The query of the address as a small store. Reports the fragment too: browsers are silent about a script's change. */

const changed = 'site:query';

export const readQuery = (): string => window.location.search;

/** Changes the address; `pushState` leaves a step to go back to. Browsers refuse too many (Safari: 100 in 30 s). */
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

/** Calls back when query or fragment have changed, also by back and forward. Returns a function that stops this. */
export const watchQuery = (onChange: () => void): (() => void) => {
  window.addEventListener(changed, onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('popstate', onChange);
  };
};

/** For what is removed with its page: on the way back the address changes long before, and means another page. */
export const watchOwnQuery = (onChange: () => void): (() => void) => {
  const { pathname } = window.location;
  return watchQuery(() => window.location.pathname === pathname && onChange());
};
