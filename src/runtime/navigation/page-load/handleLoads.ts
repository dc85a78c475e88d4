import { navigation } from '../../../client/navigation';
import { hasUnsavedChanges } from '../../../client/unsavedChanges';

interface LoadBar {
  readonly start: () => void;
  readonly finish: () => void;
  readonly fail: (address: string) => void;
}

interface Builds {
  /** True when a part failed outside of a navigation and there is a newer build: the next navigation reloads. */
  readonly reloadDue: () => boolean;
  /** Asks the server whether there is a newer build than the page's own. */
  readonly newerExists: () => Promise<boolean>;
  /**
   * Loads an address with a full page load, unless that has just happened (10 s guard) or would lose typed text.
   * Returns whether it does.
   */
  readonly reloadAt: (address: string) => boolean;
}

interface LoadParts {
  readonly isLoaded: (path: string) => boolean;
  /** The requested address. Gatsby loads a page without its fragment. */
  readonly wanted: (path: string) => string;
  readonly bar: LoadBar;
  readonly builds: Builds;
}

/**
 * What happens around a page load (R2.16, R4.5): the bar, and after a failure
 * 1. the full page load that back and forward need, since the address has changed already;
 * 2. the newer build, at the address the visitor wanted, once, unless words that are not sent yet would be lost;
 * 3. Gatsby's own way, a full page load, when the same address has failed before, with the same exception;
 * 4. the error: red bar and notice, and the visitor stays where they are.
 */
export const handleLoads = ({ isLoaded, wanted, bar, builds }: LoadParts) => {
  const failedBefore = new Set<string>();

  return {
    start: (path: string): boolean => {
      if (builds.reloadDue() && !isHere(path) && builds.reloadAt(wanted(path))) return false;
      if (!isLoaded(path)) bar.start();
      return true;
    },
    finish: bar.finish,
    fail: async (path: string): Promise<boolean> => {
      if (isHere(path)) return false;
      if ((await builds.newerExists()) && builds.reloadAt(wanted(path))) return true;
      if (failedBefore.has(path) && !hasUnsavedChanges()) return false;
      failedBefore.add(path);
      bar.fail(wanted(path));
      return true;
    },
  };
};

const isHere = (path: string): boolean => {
  const { pathname, search } = navigation.here();
  return path === pathname + search;
};
