import { markHydrated } from './hydrated';

declare global {
  interface Window {
    /** Set by the starter script (src/hydration/hydrateOnInteraction.ts); missing in develop. */
    ___onHydrated?: () => void;
  }
}

/** Tells the inline script (hydrateOnInteraction.ts) that the app is hydrated, so that it repeats the press it has kept. Call it after hydration. */
export const announceHydrated = (): void => {
  markHydrated();
  window.___onHydrated?.();
  delete window.___onHydrated;
  // Gatsby keeps the place to come back to at each scroll, but the one that hydrated the page came before it listened.
  window.dispatchEvent(new Event('scroll'));
};
