/** The query of the address as a small store: reading, replacing without a new history entry, and hearing of changes. */

const changed = 'site:query';

/** `?country=mexico`, or an empty text. */
export const readQuery = (): string => window.location.search;

/**
 * Puts another query into the address; path, fragment and the history entry's state stay.
 * Browsers refuse when it happens too often (Safari: 100 times in 30 s): the address then lags behind, no more.
 */
export const replaceQuery = (search: string): void => {
  if (search === readQuery()) return;
  const { pathname, hash } = window.location;
  try {
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  } catch (error) {
    console.warn('The address could not be updated.', error);
    return;
  }
  window.dispatchEvent(new Event(changed));
};

/** Calls back when the query changed, by `replaceQuery` or by back and forward. Returns how to stop. */
export const watchQuery = (onChange: () => void): (() => void) => {
  window.addEventListener(changed, onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('popstate', onChange);
  };
};
