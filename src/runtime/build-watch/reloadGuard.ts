import { buildWatch } from '../../facts/limits';

const key = 'camino-claro:reloaded-at';

/** Used when session storage is blocked. It lasts as long as the page. */
const sessionStore = (): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

export interface ReloadGuard {
  /** Returns true when a reload is allowed, and then blocks others for 10,000 ms. */
  readonly take: (now: number) => boolean;
}

/** Keeps a page from reloading itself in a loop (R9.8: 10,000 ms). */
export const createReloadGuard = (storage: () => Storage | undefined = sessionStore): ReloadGuard => {
  let remembered: number | undefined;

  const last = (): number | undefined => {
    try {
      const value = Number(storage()?.getItem(key) ?? Number.NaN);
      return Number.isFinite(value) ? value : remembered;
    } catch {
      return remembered;
    }
  };
  return {
    take: (now) => {
      const before = last();
      // A time in the future (the clock was set back) must not block reloads forever.
      if (before !== undefined && now >= before && now - before < buildWatch.reloadGuardMs) return false;
      remembered = now;
      try {
        storage()?.setItem(key, String(now));
      } catch (error) {
        console.warn('The reload could not be noted.', error);
      }
      return true;
    },
  };
};
