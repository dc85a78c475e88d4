import { useSyncExternalStore } from 'react';
import { watchQuery } from '../../../client/query';

/** Read from the tabs in the page, so that other pages need not carry fragments of the other language. */
const read = (): string =>
  document.getElementById(window.location.hash.slice(1))?.closest<HTMLElement>('[data-alternate]')?.dataset.alternate ??
  '';

const none = () => '';

/** `#precios` while the tab `#prices` is open: its fragment on this page in the other language. */
export const useLocalizedFragment = (): string => useSyncExternalStore(watchQuery, read, none);
