import { isTextRoute, type PlainRouteKey, pageType, routeKeys, type TextRouteKey } from './table';

/** Menus as route keys, in order (R2.6, R2.13). Labels are in locales: common.routes.<key>. */
export const mainMenu = [
  'home',
  'clinics',
  'careOptions',
  'aboutUs',
  'testimonials',
  'contact',
] as const satisfies readonly PlainRouteKey[];

export const quickLinks = [
  'home',
  'clinics',
  'procedures',
  'compare',
  'aboutUs',
  'testimonials',
  'contact',
] as const satisfies readonly PlainRouteKey[];

export const legalLinks: readonly TextRouteKey[] = routeKeys
  .filter(isTextRoute)
  .filter((route) => pageType(route).legal);
