import { languages } from '../../../facts/locales';
import { type RouteKey, routeTable } from '../../../routes/table';

/** On the head while the page does not show yet what its query asks for. React clears the root element of what it does not know. */
export const pendingQuery = 'data-pending-query';

/** Names of values in a query that change what a page shows. */
export const queryNames = {
  clinics: ['country', 'procedure', 'specialty', 'sort', 'q'],
  compare: ['clinics'],
  clinic: ['procedure'],
} as const satisfies Partial<Record<RouteKey, readonly string[]>>;

/**
 * Inline script for the head of a page whose query only the app can read: marks, before anything is painted, that what
 * stands below is not yet what was asked for. Undefined for other pages.
 */
export const pendingQueryScript = (pathname: string): string | undefined => {
  const routes = Object.keys(queryNames) as (keyof typeof queryNames)[];
  const isOf = (pattern: string): boolean => new RegExp(`^${pattern.replace(':id', '[^/]+')}$`).test(pathname);
  const route = routes.find((key) => languages.some((language) => isOf(routeTable[key][language])));
  return (
    route &&
    `/[?&](${queryNames[route].join('|')})=[^&]/.test(location.search)&&document.head.setAttribute("${pendingQuery}","")`
  );
};
