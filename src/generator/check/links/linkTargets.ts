import { type Language, languages } from '../../../facts/locales';
import { fragmentsOf } from '../../../routes/pageFragments';
import { pathFor } from '../../../routes/path';
import {
  type DetailRouteKey,
  detailRoutes,
  type PlainRouteKey,
  type RouteKey,
  routeTable,
} from '../../../routes/table';
import { isId } from '../../../schemas/fields';
import type { RecordKind } from '../../content/record';
import { textPageOf } from '../../content/textPageOf';
import { fragmentsIn } from '../../markdown/headingFragments';
import { oncePer } from '../../oncePer';
import { textAt } from '../records/fieldAccess';
import { idOf, type Reading, type WordsSource } from '../records/readRecord';

/** A page as a target of links. */
interface LinkTarget {
  readonly language: Language;
  /** Fragments that a link may use; undefined when the page's text cannot be read. */
  fragments(): readonly string[] | undefined;
  /** Path of the same page in another language; undefined when its record does not say it. */
  pathIn(language: Language): string | undefined;
}

export interface LinkTargets {
  /** Every page of the future site, by its path. */
  readonly pages: ReadonlyMap<string, LinkTarget>;
  /** The page that shows a text. Testimonials have no page of their own. */
  pageOf(text: WordsSource): LinkTarget | undefined;
  /** Path beginnings below which a page may be missing from `pages`, because its record cannot be read. */
  readonly unsureBelow: readonly string[];
}

/** A page in all languages. */
interface Page {
  readonly route: RouteKey;
  /** Undefined when the record does not say it. */
  readonly pathIn: (language: Language) => string | undefined;
  readonly record?: Reading | undefined;
}

const isDetail = (route: RouteKey): route is DetailRouteKey => detailRoutes.some((detail) => detail === route);
const isPlain = (route: RouteKey): route is PlainRouteKey => !isDetail(route);
const plainRoutes = (Object.keys(routeTable) as RouteKey[]).filter(isPlain);
const folderOf: Partial<Record<RouteKey, string>> = textPageOf;

/** Pages of a kind of record: the first one shows its text. */
const routesOf: Readonly<Partial<Record<RecordKind, readonly DetailRouteKey[]>>> = {
  clinics: ['clinic'],
  'care-options': ['careOption'],
  procedures: ['procedure', 'doctorSheet'],
};

/** The last part of a record's address; undefined when it is missing or wrong. */
const addressOf = (record: Reading, language: Language): string | undefined => {
  if (record.kind === 'clinics') return idOf(record);
  const slug = textAt(record.facts?.value, 'slug', language);
  return slug && isId(slug) ? slug : undefined;
};

const pagesOf = (readings: readonly Reading[]): Page[] => [
  ...plainRoutes.map((route) => ({
    route,
    pathIn: (language: Language) => pathFor(route, language),
    record: readings.find(({ kind, id }) => kind === 'pages' && id === folderOf[route]),
  })),
  ...readings.flatMap((record) =>
    (routesOf[record.kind] ?? []).map((route, index) => ({
      route,
      pathIn: (language: Language) => {
        const address = addressOf(record, language);
        return address && pathFor(route, language, address);
      },
      record: index === 0 ? record : undefined,
    })),
  ),
];

const wordsOf = ({ record }: Page, language: Language): WordsSource | undefined =>
  record?.words.find((source) => source.language === language);

const readFragments = (page: Page, language: Language): readonly string[] | undefined => {
  const text = wordsOf(page, language);
  const showsText = page.record !== undefined || page.route in folderOf;
  if (!text && showsText) return undefined;
  const own = fragmentsOf(page.route, language);
  return text ? [...fragmentsIn(text.tree, own), ...own] : own;
};

/** All pages that links may lead to, for every record that can be read. */
export const linkTargets = (readings: readonly Reading[]): LinkTargets => {
  const pages = new Map<string, LinkTarget>();
  const byText = new Map<WordsSource, LinkTarget>();
  for (const page of pagesOf(readings))
    for (const language of languages) {
      // Computed once per page: few pages are linked to by fragment, but some of them often.
      const fragments = oncePer(() => readFragments(page, language));
      const target = { language, pathIn: page.pathIn, fragments: () => fragments('') };
      const [path, text] = [page.pathIn(language), wordsOf(page, language)];
      if (path) pages.set(path, target);
      if (text) byText.set(text, target);
    }
  const unsure = (Object.entries(routesOf) as [RecordKind, readonly DetailRouteKey[]][]).filter(([folder]) => {
    const own = readings.filter(({ kind }) => kind === folder);
    return own.length === 0 || own.some((record) => languages.some((language) => !addressOf(record, language)));
  });
  return {
    pages,
    pageOf: (text) => byText.get(text),
    unsureBelow: unsure.flatMap(([, routes]) =>
      routes.flatMap((route) => languages.map((language) => pathFor(route, language, '_').slice(0, -1))),
    ),
  };
};
