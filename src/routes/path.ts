import { type Language, languages } from '../facts/locales';
import { type DetailRouteKey, errorPath, type PlainRouteKey, type RouteKey, routeTable } from './table';

/** Path of a page in a language, without site address. */
export function pathFor(route: PlainRouteKey, language: Language): string;
/**
 * `id` as it stands in the address: a clinic’s folder name, a care option’s slug in that language. It is not encoded.
 * Throws when it is empty.
 */
export function pathFor(route: DetailRouteKey, language: Language, id: string): string;
export function pathFor(route: RouteKey, language: Language, id?: string): string;
export function pathFor(route: RouteKey, language: Language, id?: string): string {
  const pattern = routeTable[route][language];
  if (!pattern.includes(':id')) return pattern;
  if (!id) throw new Error(`The route "${route}" needs an id.`);
  return pattern.replace(':id', id);
}

interface RouteMatch {
  readonly route: RouteKey;
  readonly language: Language;
  /** Present for detail routes, decoded. */
  readonly id?: string;
}

const withoutEnd = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The route that a path belongs to, or undefined; says nothing about whether a detail's id exists. */
export const matchPath = (path: string): RouteMatch | undefined => {
  const wanted = withoutEnd(path);
  for (const route of Object.keys(routeTable) as RouteKey[]) {
    for (const language of languages) {
      const pattern = routeTable[route][language];
      if (pattern === wanted) return { route, language };
      if (!pattern.endsWith('/:id')) continue;
      const stem = pattern.slice(0, -':id'.length);
      const id = wanted.startsWith(stem) ? wanted.slice(stem.length) : '';
      if (id && !id.includes('/')) return { route, language, id: decode(id) };
    }
  }
  return undefined;
};

/** Whether a path is that of an error page in any language. */
export const isErrorPath = (kind: keyof typeof errorPath, path: string): boolean =>
  languages.some((language) => errorPath[kind][language] === path);
