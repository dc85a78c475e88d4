import { inlineScript } from '../../../client/inlineScript';
import { languages } from '../../../facts/locales';
import { type RouteKey, routeTable } from '../../../routes/table';

/** Attribute of <head> until the page shows what its query asks for. React would remove it from <html>. */
export const pendingQuery = 'data-pending-query';

/** Query parameters that change what a page shows. */
export const queryNames = {
  clinics: ['country', 'procedure', 'specialty', 'sort', 'q'],
  compare: ['procedure', 'clinics', 'date'],
  contact: ['procedure', 'clinics', 'clinic', 'date', 'treatment'],
  clinic: ['procedure'],
  procedures: ['q'],
} as const satisfies Partial<Record<RouteKey, readonly string[]>>;

const markQuery = (names: string, attribute: string): void => {
  if (new RegExp(`[?&](${names})=[^&]`).test(location.search)) document.head.setAttribute(attribute, '');
};

/**
 * Inline script for the head of a page whose query only the app can apply. It sets the attribute before the first
 * paint. Undefined for other pages.
 */
export const pendingQueryScript = (pathname: string): string | undefined => {
  const routes = Object.keys(queryNames) as (keyof typeof queryNames)[];
  const isOf = (pattern: string): boolean => new RegExp(`^${pattern.replace(':id', '[^/]+')}$`).test(pathname);
  const route = routes.find((key) => languages.some((language) => isOf(routeTable[key][language])));
  return route && inlineScript(markQuery, queryNames[route].join('|'), pendingQuery);
};
