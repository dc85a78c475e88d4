import { markHydrated } from './hydrated';

declare global {
  interface Window {
    /** Set by the inline script (hydrateOnInteraction.ts); missing in develop. */
    ___onHydrated?: () => void;
  }
}

/**
 * Tells the inline script that the app is hydrated, so that it repeats the click it has kept. Call it after hydration.
 */
export const announceHydrated = (): void => {
  markHydrated();
  window.___onHydrated?.();
  delete window.___onHydrated;
  // Gatsby saves the scroll position at each scroll; the one that hydrated the page came before its listener.
  window.dispatchEvent(new Event('scroll'));
};
