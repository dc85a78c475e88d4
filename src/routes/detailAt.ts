import { languages } from '../facts/locales';
import { type DetailRouteKey, routeTable } from './table';

const detailRoutes: readonly DetailRouteKey[] = ['clinic', 'careOption'];

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The detail route that a path belongs to in any language, with its id decoded, which may be nobody's. */
export const detailAt = (path: string): { readonly route: DetailRouteKey; readonly id: string } | undefined => {
  const wanted = path.replace(/\/+$/, '');
  for (const route of detailRoutes) {
    for (const language of languages) {
      const stem = routeTable[route][language].slice(0, -':id'.length);
      const id = wanted.startsWith(stem) ? wanted.slice(stem.length) : '';
      if (id && !id.includes('/')) return { route, id: decode(id) };
    }
  }
  return undefined;
};
