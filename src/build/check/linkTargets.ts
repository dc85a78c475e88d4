import { type Language, languages } from '../../facts/locales';
import { fragmentsOf } from '../../routes/fragments';
import { pathFor } from '../../routes/path';
import { type PlainRouteKey, type RouteKey, routeTable } from '../../routes/table';
import { textPageOf } from '../content/textPageOf';
import { fragmentsIn } from '../markdown/fragments';
import type { LinkTarget, LinkTargets } from './links';
import { peekText } from './peek';
import type { Reading, WordsSource } from './readRecord';

/** The kinds of record whose text stands on a page of its own. */
interface ShownRecords {
  readonly clinics: readonly Reading[];
  readonly careOptions: readonly Reading[];
  readonly pages: readonly Reading[];
}

interface Page {
  readonly route: RouteKey;
  readonly language: Language;
  /** Undefined where the record does not tell it. */
  readonly path: string | undefined;
  readonly record?: Reading | undefined;
}

const isPlain = (route: RouteKey): route is PlainRouteKey => route !== 'clinic' && route !== 'careOption';
const plainRoutes = (Object.keys(routeTable) as RouteKey[]).filter(isPlain);
const folderOf: Partial<Record<RouteKey, string>> = textPageOf;
const showsText = (route: RouteKey): boolean => !isPlain(route) || route in folderOf;

const pagesIn = (language: Language, { clinics, careOptions, pages }: ShownRecords): Page[] => [
  ...plainRoutes.map((route) => ({
    route,
    language,
    path: pathFor(route, language),
    record: pages.find(({ id }) => id === folderOf[route]),
  })),
  ...clinics.map((record) => ({
    route: 'clinic' as const,
    language,
    path: pathFor('clinic', language, record.id),
    record,
  })),
  ...careOptions.map((record) => {
    const slug = peekText(record.facts?.value, 'slug', language);
    return { route: 'careOption' as const, language, path: slug && pathFor('careOption', language, slug), record };
  }),
];

const wordsOf = ({ record, language }: Page): WordsSource | undefined =>
  record?.words.find((source) => source.language === language);

const readFragments = (page: Page): readonly string[] | undefined => {
  const text = wordsOf(page);
  if (!text && showsText(page.route)) return undefined;
  const own = fragmentsOf(page.route, page.language);
  return text ? [...fragmentsIn(text.tree, own), ...own] : own;
};

/** Few pages are linked to by fragment, some of them by many: each is read once, when the first link asks. */
const targetOf = (page: Page): LinkTarget => {
  let read: { readonly fragments: readonly string[] | undefined } | undefined;
  return {
    language: page.language,
    fragments: () => {
      read ??= { fragments: readFragments(page) };
      return read.fragments;
    },
  };
};

/** All pages that links may lead to, as far as the records can be read. */
export const linkTargets = (records: ShownRecords): LinkTargets => {
  const byPath = new Map<string, LinkTarget>();
  const byText = new Map<WordsSource, LinkTarget>();
  for (const page of languages.flatMap((language) => pagesIn(language, records))) {
    const [target, text] = [targetOf(page), wordsOf(page)];
    if (page.path) byPath.set(page.path, target);
    if (text) byText.set(text, target);
  }
  const isUnsure = records.careOptions.some(({ facts }) =>
    languages.some((language) => !peekText(facts?.value, 'slug', language)),
  );
  return {
    pages: byPath,
    pageOf: (text) => byText.get(text),
    unsureBelow: isUnsure ? languages.map((language) => pathFor('careOption', language, '_').slice(0, -1)) : [],
  };
};
