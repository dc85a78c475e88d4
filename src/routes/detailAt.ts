import { languages } from '../facts/locales';
import { checkOf } from './detailChecks';
import { type DetailRouteKey, routeTable } from './table';

/** What addresses of details begin with, in every language; the id follows. */
export const detailStems = (Object.keys(checkOf) as DetailRouteKey[]).flatMap((route) =>
  languages.map((language) => ({ route, stem: routeTable[route][language].slice(0, -':id'.length) })),
);

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
  for (const { route, stem } of detailStems) {
    const id = wanted.startsWith(stem) ? wanted.slice(stem.length) : '';
    if (id && !id.includes('/')) return { route, id: decode(id) };
  }
  return undefined;
};
