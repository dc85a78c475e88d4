import { noteLive } from '../../web/liveness';

declare global {
  interface Window {
    /** Set by the starter script (src/generator/afterBuild/starterScript.ts); missing in develop. */
    ___live?: () => void;
  }
}

/** Tells the starter script that the app is live, so that it repeats the press it has kept. Call it after hydration. */
export const announceLive = (): void => {
  noteLive();
  window.___live?.();
  delete window.___live;
  // Gatsby keeps the place to come back to at each scroll, but the one that woke the page came before it listened.
  window.dispatchEvent(new Event('scroll'));
};
