import { type Language, type Localized, localize } from '../facts/locales';
import { type DetailRouteKey, type PlainRouteKey, type RouteKey, routeTable } from './table';

/** Path of a page in a language, without site address. */
export function pathFor(route: PlainRouteKey, language: Language): string;
/**
 * `id` as in the address: a clinic’s folder name, or a care option’s slug in that language. It is not encoded. Throws
 * when it is empty.
 */
export function pathFor(route: DetailRouteKey, language: Language, id: string): string;
export function pathFor(route: RouteKey, language: Language, id?: string): string;
export function pathFor(route: RouteKey, language: Language, id?: string): string {
  const pattern = routeTable[route][language];
  if (!pattern.includes(':id')) return pattern;
  if (!id) throw new Error(`The route "${route}" needs an id.`);
  return pattern.replace(':id', id);
}

/** The same page's path in each language. `slugs` by language, for routes with an id. */
export const pathsFor = (route: RouteKey, slugs?: Localized): Localized =>
  localize((language) => pathFor(route, language, slugs?.[language]));
