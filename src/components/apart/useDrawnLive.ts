import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the live site draws this part anew. False in server rendering, and for good in what React takes over from the
 * server's HTML, which may come after the page is live (Apart.tsx).
 */
export const useDrawnLive = (): boolean => {
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [drawnLive] = useState(isDrawn);
  return drawnLive;
};
