import { buildWatch } from '../../facts/limits';

const key = 'camino-claro:reloaded-at';

/** Where session storage is blocked, memory holds as long as the page does. */
const sessionStore = (): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

export interface ReloadGuard {
  /** True when a reload is allowed, which then counts as made: none follows for 10,000 ms. */
  readonly take: (now: number) => boolean;
}

/** Keeps a page that reloads itself from doing so in a loop (R9.8: 10,000 ms). */
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
      // A time ahead of now (the clock was set back) does not hold for ever.
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
