import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser rendered this component: false for what React hydrates from the server's HTML, for good. */
export const useClientRendered = (): boolean => {
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [clientRendered] = useState(isClient);
  return clientRendered;
};
