import type { PageKind } from '../../../data/page';
import { isRoute, pageType, routeKeys } from '../../../routes/table';

/** Interface words that every page needs. */
const everywhere = ['common', 'runtime', 'search'];

const own = (kind: PageKind): readonly string[] => (isRoute(kind) ? pageType(kind).words : []);

/** For the few pages whose other language is newer. */
const behind = 'newerText';

/**
 * Namespaces of locales that a page carries: for what it shows, and for what it shows when something fails.
 * @param isBehind whether the page's text is older than in the other language
 */
export const namespacesOf = (kind: PageKind, isBehind = false): string[] => [
  ...new Set([...everywhere, ...own(kind), ...(isBehind ? [behind] : []), 'error']),
];

/**
 * All namespaces, including titles and descriptions, which only the build reads. Each language has a file of that name.
 */
export const allNamespaces: readonly string[] = [
  ...new Set([...everywhere, ...routeKeys.flatMap(own), behind, 'error', 'meta']),
].sort();
