import { languages } from '../facts/locales';
import { checkOf } from './detailChecks';
import { type DetailRouteKey, routeTable } from './table';

/** Beginnings of detail addresses in every language; the id follows. */
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

/** The detail route of a path in any language, with its decoded id, which may not exist. */
export const detailAt = (path: string): { readonly route: DetailRouteKey; readonly id: string } | undefined => {
  const wanted = path.replace(/\/+$/, '');
  for (const { route, stem } of detailStems) {
    const id = wanted.startsWith(stem) ? wanted.slice(stem.length) : '';
    if (id && !id.includes('/')) return { route, id: decode(id) };
  }
  return undefined;
};
