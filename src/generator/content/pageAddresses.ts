import { type Language, type Localized, languages, localize } from '../../facts/locales';
import { pathFor, pathsFor } from '../../routes/path';
import {
  type DetailRouteKey,
  isDetailRoute,
  isTextRoute,
  pageType,
  type RouteKey,
  routeKeys,
  routeTable,
  type TextRouteKey,
} from '../../routes/table';
import type { SiteContent } from './siteContent';

type Records = Pick<SiteContent<unknown>, 'clinics' | 'careOptions' | 'procedures'>;
type Texts = Pick<SiteContent<unknown>, 'pages'>;
export type DetailRecord = Records[keyof Records][number];

/** Address of a page, and the record that it shows. */
export interface PageAddress {
  readonly route: RouteKey;
  readonly paths: Localized;
  /** Whether search engines and sitemaps list it. */
  readonly listed: boolean;
  readonly record?: DetailRecord;
  /** Folder below the content of the record or text that is edited to change the page. */
  readonly folder?: string;
}

/** Records whose pages a route has. */
const recordsOf = (route: DetailRouteKey, { clinics, careOptions, procedures }: Records): readonly DetailRecord[] =>
  ({ clinic: clinics, careOption: careOptions, procedure: procedures, doctorSheet: procedures })[route];

/** Last part of a record's address in each language. */
const slugsOf = ({ id, facts }: DetailRecord): Localized => ('slug' in facts ? facts.slug : localize(() => id));

/** Paths of a record's page on a route with an id. In a language in which it has none, the list of clinics stands for it. */
export const pathsOfRecord = (route: DetailRouteKey, record: DetailRecord): Localized => {
  const paths = pathsFor(route, slugsOf(record));
  return localize((language) => (record.lacks?.includes(language) ? pathFor('clinics', language) : paths[language]));
};

export const languagesOf = ({ record }: Pick<PageAddress, 'record'>): readonly Language[] =>
  languages.filter((language) => !record?.lacks?.includes(language));

const folderOf = { clinic: 'clinics', careOption: 'care-options', procedure: 'procedures' } as const;

/** Pages of text that are there. A draft is not, so menus, lists and the form do not lead to it. */
export const textRoutes = ({ pages }: Texts): readonly TextRouteKey[] =>
  routeKeys.filter(isTextRoute).filter((route) => pages.some(({ id }) => id === routeTable[route].text));

/** Every page of the route table with the records of the content; error pages are none of them. */
export const pageAddresses = (content: Records & Texts): readonly PageAddress[] =>
  routeKeys.flatMap((route): readonly PageAddress[] => {
    const listed = pageType(route).listed !== false;
    if (!isDetailRoute(route)) {
      if (isTextRoute(route) && !textRoutes(content).includes(route)) return [];
      const folder = isTextRoute(route) && `pages/${routeTable[route].text}`;
      return [{ route, paths: pathsFor(route), listed, ...(folder && { folder }) }];
    }
    return recordsOf(route, content).map((record) => ({
      route,
      paths: pathsOfRecord(route, record),
      listed,
      record,
      ...(route !== 'doctorSheet' && { folder: `${folderOf[route]}/${record.id}` }),
    }));
  });
