import { goTo, navigation } from '../../../client/navigation';

/** Never settles: the page is being left, nothing more is to be started in it. */
const leaving = (): Promise<never> => new Promise(() => undefined);

const isReadable = (fragment: string): boolean => {
  try {
    decodeURI(fragment);
    return true;
  } catch {
    return false;
  }
};

const dropUnreadableFragment = (page: Window): void => {
  const { pathname, search, hash } = navigation.here();
  if (!isReadable(hash)) page.history.replaceState(page.history.state, '', pathname + search);
};

/**
 * Gatsby's loader takes `/clinics%2Fpacifica` and `//clinics` for pages that the server has not sent: they lead to the page
 * that was meant, and the promise never settles, for this one is left. And its scrolling throws at a fragment like `#%`:
 * it is dropped when typed in; one that the page was opened with is gone by now (src/generator/postBuild/deferredScripts.ts).
 */
export const normalizeUrl = (page: Window): Promise<never> | undefined => {
  const { pathname, search, hash } = navigation.here();
  const meant = pathname.replace(/%2f/gi, '/').replace(/\/{2,}/g, '/');
  if (meant !== pathname && goTo(meant + search + hash, { replace: true })) return leaving();
  // Ahead of Gatsby's own listeners, which are added when it renders.
  page.addEventListener('popstate', () => dropUnreadableFragment(page));
  return undefined;
};
