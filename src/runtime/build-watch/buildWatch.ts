import { buildWatch as limits } from '../../facts/limits';
import type { LatestBuild } from './latestBuild';
import type { ReloadGuard } from './reloadGuard';

export interface BuildWatchParts {
  /** Id of the build that the page belongs to. */
  readonly ownId: string;
  readonly now: () => number;
  /** Effective connection type, if the browser provides it. */
  readonly connection: () => string | undefined;
  /** Calls back once, when the page is idle. */
  readonly whenIdle: (step: () => void) => void;
  readonly fetchLatest: (now: number) => Promise<LatestBuild>;
  readonly fetchManifest: (id: string) => Promise<void>;
  readonly guard: ReloadGuard;
  /** Whether the document holds typed text that a full load would lose. */
  readonly hasUnsent: () => boolean;
  readonly load: (address: string) => void;
}

export interface BuildWatch {
  readonly start: () => void;
  readonly newerExists: () => Promise<boolean>;
  /** A chunk is missing on the server. Nothing is reloaded now, because somebody may be typing. */
  readonly partFailed: () => Promise<void>;
  readonly reloadDue: () => boolean;
  /**
   * Loads an address with a full page load and returns whether it does: never twice in a row, and never while there is
   * unsent text.
   */
  readonly reloadAt: (address: string) => boolean;
}

/** Looks for a newer build (R4.5, R7.3, R9.7). Errors are only logged. */
export const createBuildWatch = (parts: BuildWatchParts): BuildWatch => {
  let newer = false;
  let due = false;
  let underWay: Promise<boolean> | undefined;

  const look = async (): Promise<boolean> => {
    try {
      const { id } = await parts.fetchLatest(parts.now());
      if (id === parts.ownId) return false;
      await parts.fetchManifest(id);
      newer = true;
    } catch (error) {
      console.warn('The newest build could not be looked up.', error);
    }
    return newer;
  };

  const newerExists = (): Promise<boolean> => {
    if (newer) return Promise.resolve(true);
    underWay ??= look().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  const every = (): void => {
    setTimeout(() => {
      void newerExists();
      every();
    }, limits.intervalMs);
  };

  return {
    start: () => {
      parts.whenIdle(() => {
        setTimeout(() => {
          if (parts.connection() !== limits.skipConnection) void newerExists();
          every();
        }, limits.firstDelayMs);
      });
    },
    newerExists,
    partFailed: async () => {
      due = await newerExists();
    },
    reloadDue: () => due,
    reloadAt: (address) => {
      if (parts.hasUnsent() || !parts.guard.take(parts.now())) return false;
      parts.load(address);
      return true;
    },
  };
};
