import { type Language, languages } from '../../facts/locales';
import { pathFor } from '../../routes/path';
import { type DetailRouteKey, detailRoutes, type PlainRouteKey, type RouteKey, routeTable } from '../../routes/table';
import type { Content } from '../content/siteContent';
import { pathsBy } from '../pages/sitePage';

/** A page that the published site should have. */
export interface ExpectedPage {
  readonly route: RouteKey;
  readonly paths: Readonly<Record<Language, string>>;
  /** Whether search engines and sitemaps list it. */
  readonly listed: boolean;
}

const isPlain = (route: RouteKey): route is PlainRouteKey => !(detailRoutes as readonly RouteKey[]).includes(route);

type Ids = Readonly<Record<Language, string>>;

const idsOf = ({ clinics, careOptions, procedures }: Content): Readonly<Record<DetailRouteKey, readonly Ids[]>> => {
  const slugs = procedures.map(({ facts }) => facts.slug);
  return {
    clinic: clinics.map(({ id }) => pathsBy(() => id)),
    careOption: careOptions.map(({ facts }) => facts.slug),
    procedure: slugs,
    doctorSheet: slugs,
  };
};

/** Every address of the route table with the ids of the content. */
export const expectedPages = (content: Content): readonly ExpectedPage[] => {
  const ids = idsOf(content);
  return (Object.keys(routeTable) as RouteKey[]).flatMap((route): ExpectedPage[] => {
    if (isPlain(route)) return [{ route, paths: pathsBy((language) => pathFor(route, language)), listed: true }];
    return ids[route].map((id) => ({
      route,
      paths: pathsBy((language) => pathFor(route, language, id[language])),
      listed: route !== 'doctorSheet',
    }));
  });
};

/** Paths of the pages, in every language. */
export const pathsOf = (pages: readonly ExpectedPage[]): readonly string[] =>
  pages.flatMap(({ paths }) => languages.map((language) => paths[language]));
