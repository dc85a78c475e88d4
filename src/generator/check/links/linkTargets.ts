import { type Language, languages } from '../../../facts/locales';
import { fragmentsOf } from '../../../routes/fragments';
import { pathFor } from '../../../routes/path';
import { type PlainRouteKey, type RouteKey, routeTable } from '../../../routes/table';
import { isId } from '../../../schemas/fields';
import { textPageOf } from '../../content/textPageOf';
import { fragmentsIn } from '../../markdown/fragments';
import { oncePer } from '../../oncePer';
import { textAt } from '../records/fieldAccess';
import type { Reading, WordsSource } from '../records/readRecord';
import { idOf } from '../records/testimonialFacts';

/** A page as links see it. */
interface LinkTarget {
  readonly language: Language;
  /** What a link may name on it; undefined where its text cannot be read. */
  fragments(): readonly string[] | undefined;
  /** Path of the same page in another language; undefined where its record does not say it. */
  pathIn(language: Language): string | undefined;
}

export interface LinkTargets {
  /** Every page that will be, by its path. */
  readonly pages: ReadonlyMap<string, LinkTarget>;
  /** The page that shows a text; testimonials have none of their own. */
  pageOf(text: WordsSource): LinkTarget | undefined;
  /** Beginnings of paths below which a page may be missing from `pages`, because its record cannot be read. */
  readonly unsureBelow: readonly string[];
}

/** A page in all languages. */
interface Page {
  readonly route: RouteKey;
  /** Undefined where the record does not say it. */
  readonly pathIn: (language: Language) => string | undefined;
  readonly record?: Reading | undefined;
}

const isPlain = (route: RouteKey): route is PlainRouteKey => route !== 'clinic' && route !== 'careOption';
const plainRoutes = (Object.keys(routeTable) as RouteKey[]).filter(isPlain);
const folderOf: Partial<Record<RouteKey, string>> = textPageOf;

/** A care option's last part of the address; undefined where there is none, or a wrong one. */
const slugOf = ({ facts }: Reading, language: Language): string | undefined => {
  const slug = textAt(facts?.value, 'slug', language);
  return slug && isId(slug) ? slug : undefined;
};

const pagesOf = (readings: readonly Reading[]): Page[] => [
  ...plainRoutes.map((route) => ({
    route,
    pathIn: (language: Language) => pathFor(route, language),
    record: readings.find(({ kind, id }) => kind === 'pages' && id === folderOf[route]),
  })),
  ...readings.flatMap((record): Page[] => {
    if (record.kind === 'clinics')
      return [{ route: 'clinic', record, pathIn: (language) => pathFor('clinic', language, idOf(record)) }];
    if (record.kind !== 'care-options') return [];
    const pathIn = (language: Language): string | undefined => {
      const slug = slugOf(record, language);
      return slug && pathFor('careOption', language, slug);
    };
    return [{ route: 'careOption', record, pathIn }];
  }),
];

const wordsOf = ({ record }: Page, language: Language): WordsSource | undefined =>
  record?.words.find((source) => source.language === language);

const readFragments = (page: Page, language: Language): readonly string[] | undefined => {
  const text = wordsOf(page, language);
  const showsText = !isPlain(page.route) || page.route in folderOf;
  if (!text && showsText) return undefined;
  const own = fragmentsOf(page.route, language);
  return text ? [...fragmentsIn(text.tree, own), ...own] : own;
};

/** All pages that links may lead to, as far as the records can be read. */
export const linkTargets = (readings: readonly Reading[]): LinkTargets => {
  const pages = new Map<string, LinkTarget>();
  const byText = new Map<WordsSource, LinkTarget>();
  for (const page of pagesOf(readings))
    for (const language of languages) {
      // Few pages are linked to by fragment, some of them by many.
      const fragments = oncePer(() => readFragments(page, language));
      const target = { language, pathIn: page.pathIn, fragments: () => fragments('') };
      const [path, text] = [page.pathIn(language), wordsOf(page, language)];
      if (path) pages.set(path, target);
      if (text) byText.set(text, target);
    }
  const careOptions = readings.filter(({ kind }) => kind === 'care-options');
  const isUnsure: Readonly<Record<'clinic' | 'careOption', boolean>> = {
    careOption:
      careOptions.length === 0 ||
      careOptions.some((record) => languages.some((language) => slugOf(record, language) === undefined)),
    clinic: !readings.some(({ kind }) => kind === 'clinics'),
  };
  return {
    pages,
    pageOf: (text) => byText.get(text),
    unsureBelow: (['clinic', 'careOption'] as const)
      .filter((route) => isUnsure[route])
      .flatMap((route) => languages.map((language) => pathFor(route, language, '_').slice(0, -1))),
  };
};
