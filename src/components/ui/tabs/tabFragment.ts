import { readFragment } from '../../../client/fragment';
import { writeAddress } from '../../../client/query';

/** Puts another fragment into the address without a jump. */
export const writeFragment = (fragment: string, entry: 'pushState' | 'replaceState'): void => {
  if (readFragment() !== fragment) writeAddress(`#${fragment}`, entry);
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
