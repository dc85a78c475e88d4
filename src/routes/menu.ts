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

const textRoutes = routeKeys.filter(isTextRoute);

export const legalLinks: readonly TextRouteKey[] = textRoutes.filter((route) => pageType(route).legal);

/** A page of text that no other list names comes last. */
export const quickLinks: readonly PlainRouteKey[] = [
  ...new Set<PlainRouteKey>([
    'home',
    'clinics',
    'procedures',
    'compare',
    'aboutUs',
    'testimonials',
    'contact',
    ...textRoutes.filter((route) => !legalLinks.includes(route)),
  ]),
];
