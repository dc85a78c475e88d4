import { isTextRoute, type PlainRouteKey, pageType, routeKeys, type TextRouteKey } from './table';

/** Lists of links that every page has, in order. Labels are in locales: common.routes.<key>. */
export interface Menus {
  /** In the header and the drawer (R2.6). */
  readonly main: readonly PlainRouteKey[];
  /** In the footer (R2.13). */
  readonly quick: readonly PlainRouteKey[];
  readonly legal: readonly TextRouteKey[];
}

/** @param texts pages of text that stand: a draft is in no menu */
export const menusOf = (texts: readonly TextRouteKey[] = routeKeys.filter(isTextRoute)): Menus => {
  const stands = (route: PlainRouteKey): boolean => !isTextRoute(route) || texts.includes(route);
  const main = ['home', 'clinics', 'careOptions', 'aboutUs', 'testimonials', 'contact'] as const;
  const quick = ['home', 'clinics', 'procedures', 'compare', 'aboutUs', 'testimonials', 'contact'] as const;
  const isLegal = (route: TextRouteKey): boolean => pageType(route).legal === true;
  return {
    main: main.filter(stands),
    // A page of text that no other list names comes last.
    quick: [...new Set<PlainRouteKey>([...quick, ...texts.filter((route) => !isLegal(route))])].filter(stands),
    legal: texts.filter(isLegal),
  };
};
