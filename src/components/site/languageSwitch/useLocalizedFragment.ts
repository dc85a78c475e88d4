import { useSyncExternalStore } from 'react';
import { watchQuery } from '../../../client/query';

/** From the page itself, so that no page but the one with tabs carries their names in the other language. */
const read = (): string =>
  document.getElementById(window.location.hash.slice(1))?.closest<HTMLElement>('[data-alternate]')?.dataset.alternate ??
  '';

const none = () => '';

/** `#precios` while the tab of prices is open: what the open tab is called on this page in the other language. */
export const useLocalizedFragment = (): string => useSyncExternalStore(watchQuery, read, none);
