import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the browser rendered this component. False in server rendering, and for good in what React hydrates from the
 * server's HTML, even when that happens after the rest of the page.
 */
export const useClientRendered = (): boolean => {
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [clientRendered] = useState(isClient);
  return clientRendered;
};
