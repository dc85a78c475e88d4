import type { PageKind } from '../../../data/page';
import { isRoute, pageType, routeKeys } from '../../../routes/table';

const everywhere = ['common', 'runtime', 'search'];

const own = (kind: PageKind): readonly string[] => (isRoute(kind) ? pageType(kind).words : []);

/** Namespaces that a page carries: for what it shows, and for what it shows when something fails. */
export const namespacesOf = (kind: PageKind): string[] => [...new Set([...everywhere, ...own(kind), 'error'])];

/**
 * All namespaces, including titles and descriptions, which only the build reads. Each language has a file of that name.
 */
export const allNamespaces: readonly string[] = [
  ...new Set([...everywhere, ...routeKeys.flatMap(own), 'error', 'meta']),
].sort();
