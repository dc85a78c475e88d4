/**
 * The query of the address as a small store: reading, replacing without a new history entry, and hearing of changes. It
 * tells of the fragment's changes, too: browsers are silent about those that scripts make.
 */

const changed = 'site:query';

/** For whoever has changed the address by the history. */
export const tellChanged = (): void => void window.dispatchEvent(new Event(changed));

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
  tellChanged();
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
