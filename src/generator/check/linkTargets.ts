import { type Language, languages } from '../../facts/locales';
import { specialties } from '../../facts/specialties';
import { fragmentsOf } from '../../routes/fragments';
import { pathFor } from '../../routes/path';
import { detailRoutes, type PlainRouteKey, type RouteKey, routeTable } from '../../routes/table';
import { isId } from '../../schemas/fields';
import { textPageOf } from '../content/textPageOf';
import { fragmentsIn } from '../markdown/fragments';
import type { LinkTarget, LinkTargets } from './links';
import { asId } from './nearest';
import { peekText } from './peek';
import type { Reading, WordsSource } from './readRecord';

/** The kinds of record whose text stands on a page of its own. */
interface ShownRecords {
  readonly clinics: readonly Reading[];
  readonly careOptions: readonly Reading[];
  readonly procedures: readonly Reading[];
  readonly pages: readonly Reading[];
}

interface Page {
  readonly route: RouteKey;
  readonly language: Language;
  /** Undefined where the record does not tell it. */
  readonly path: string | undefined;
  readonly record?: Reading | undefined;
}

const isPlain = (route: RouteKey): route is PlainRouteKey => !detailRoutes.some((detail) => detail === route);
const plainRoutes = (Object.keys(routeTable) as RouteKey[]).filter(isPlain);
const folderOf: Partial<Record<RouteKey, string>> = textPageOf;
const showsText = (route: RouteKey): boolean => !isPlain(route) || route in folderOf;

/** A care option's last part of the address; undefined where there is none, or none that can stay. */
const slugOf = ({ facts }: Reading, language: Language): string | undefined => {
  const slug = peekText(facts?.value, 'slug', language);
  return slug && isId(slug) ? slug : undefined;
};

const pagesIn = (language: Language, { clinics, careOptions, procedures, pages }: ShownRecords): Page[] => [
  ...plainRoutes.map((route) => ({
    route,
    language,
    path: pathFor(route, language),
    record: pages.find(({ id }) => id === folderOf[route]),
  })),
  ...clinics.map((record) => ({
    route: 'clinic' as const,
    language,
    // A folder that must be renamed is linked to by the name that it will have.
    path: pathFor('clinic', language, asId(record.id) || record.id),
    record,
  })),
  ...careOptions.map((record) => {
    const slug = slugOf(record, language);
    return { route: 'careOption' as const, language, path: slug && pathFor('careOption', language, slug), record };
  }),
  ...procedures.flatMap((record) => {
    const slug = slugOf(record, language);
    return (['procedure', 'doctorSheet'] as const).map((route) => ({
      route,
      language,
      path: slug && pathFor(route, language, slug),
      ...(route === 'procedure' && { record }),
    }));
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
const targetOf = (page: Page, twins: readonly Page[]): LinkTarget => {
  let read: { readonly fragments: readonly string[] | undefined } | undefined;
  return {
    language: page.language,
    fragments: () => {
      read ??= { fragments: readFragments(page) };
      return read.fragments;
    },
    pathIn: (language) => twins.find((twin) => twin.language === language)?.path,
  };
};

/** What the paths of all pages of a kind begin with. */
const stemsOf = (route: 'clinic' | 'careOption'): string[] =>
  languages.map((language) => pathFor(route, language, '_').slice(0, -1));

/** All pages that links may lead to, as far as the records can be read. */
export const linkTargets = (records: ShownRecords): LinkTargets => {
  const byPath = new Map<string, LinkTarget>();
  const byText = new Map<WordsSource, LinkTarget>();
  // The same pages in the same order in each language.
  const byLanguage = languages.map((language) => pagesIn(language, records));
  const pages = byLanguage.flatMap((own) => own.map((page, index) => ({ page, index })));
  for (const { page, index } of pages) {
    const twins = byLanguage.flatMap((own) => own[index] ?? []);
    const [target, text] = [targetOf(page, twins), wordsOf(page)];
    if (page.path) byPath.set(page.path, target);
    if (text) byText.set(text, target);
  }
  const isUnsure =
    records.careOptions.length < specialties.length ||
    records.careOptions.some((record) => languages.some((language) => !slugOf(record, language)));
  return {
    pages: byPath,
    pageOf: (text) => byText.get(text),
    unsureBelow: [
      ...(isUnsure ? stemsOf('careOption') : []),
      // Without any clinic that is the one thing to say.
      ...(records.clinics.length === 0 ? stemsOf('clinic') : []),
    ],
  };
};
