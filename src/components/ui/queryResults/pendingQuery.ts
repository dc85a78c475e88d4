import { languages } from '../../../facts/locales';
import { type PlainRouteKey, routeTable } from '../../../routes/table';

/** On the head while the page does not show yet what its query asks for. React clears the root element of what it does not know. */
export const pendingQuery = 'data-pending-query';

/** Names of values in a query that change what a page shows. */
export const queryNames = {
  clinics: ['country', 'procedure', 'specialty', 'sort', 'q'],
  compare: ['clinics'],
} as const satisfies Partial<Record<PlainRouteKey, readonly string[]>>;

/**
 * Inline script for the head of a page whose query only the app can read: marks, before anything is painted, that what
 * stands below is not yet what was asked for. Undefined for other pages.
 */
export const pendingQueryScript = (pathname: string): string | undefined => {
  const routes = Object.keys(queryNames) as (keyof typeof queryNames)[];
  const route = routes.find((key) => languages.some((language) => routeTable[key][language] === pathname));
  return (
    route &&
    `/[?&](${queryNames[route].join('|')})=[^&]/.test(location.search)&&document.head.setAttribute("${pendingQuery}","")`
  );
};
