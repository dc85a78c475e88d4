import { readFragment } from '../../web/fragment';
import { tellChanged } from '../../web/query';

/**
 * Puts another fragment into the address without a jump; the history entry's state stays.
 * @param entry `push` leaves a step to go back to, `replace` does not
 */
export const writeFragment = (fragment: string, entry: 'push' | 'replace'): void => {
  if (readFragment() === fragment) return;
  const { state } = window.history;
  try {
    if (entry === 'push') window.history.pushState(state, '', `#${fragment}`);
    else window.history.replaceState(state, '', `#${fragment}`);
    tellChanged();
  } catch (error) {
    // Safari refuses after 100 changes in 30 s: the address then lags behind, no more.
    console.warn('The address could not be updated.', error);
  }
};

/** Calls back when the address got another fragment by a link, by hand, or by back and forward. */
export const watchFragment = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
};
