import { noteLive } from '../../web/liveness';

declare global {
  interface Window {
    /** Set by the starter script (src/build/afterBuild/starterScript.ts); missing in develop. */
    ___live?: () => void;
  }
}

/** Tells the starter script that the app is live: it repeats the press that it kept. Call after hydration. */
export const announceLive = (): void => {
  noteLive();
  window.___live?.();
  delete window.___live;
};
