import { goTo, navigation } from '../../../client/navigation';

/** Never settles, because the page is being left. */
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
 * Gatsby's loader takes `/clinics%2Fpacifica` and `//clinics` for pages, and its scrolling throws at a fragment like
 * `#%`. One in the first address: src/generator/postBuild/deferredScripts.ts.
 */
export const normalizeUrl = (page: Window): Promise<never> | undefined => {
  const { pathname, search, hash } = navigation.here();
  const meant = pathname.replace(/%2f/gi, '/').replace(/\/{2,}/g, '/');
  if (meant !== pathname && goTo(meant + search + hash, { replace: true })) return leaving();
  // Before Gatsby's own listeners, which are added when it renders.
  page.addEventListener('popstate', () => dropUnreadableFragment(page));
  return undefined;
};
