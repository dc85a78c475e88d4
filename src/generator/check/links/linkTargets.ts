import { type Language, languages } from '../../../facts/locales';
import { fragmentsOf } from '../../../routes/pageFragments';
import { pathFor } from '../../../routes/path';
import { isPlainRoute, pageType, type RouteKey, routeKeys } from '../../../routes/table';
import { isId } from '../../../schemas/fields';
import { textAt } from '../../content/records/fieldAccess';
import { idOf } from '../../content/records/folders';
import type { ParsedRecord, WordsSource } from '../../content/records/readRecord';
import { fragmentsIn } from '../../content/text/headingFragments';
import { memoize } from '../../memoize';

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
  /** Paths of pages that do not stand yet: their records are drafts, or no clinic offers them. */
  readonly awaited: ReadonlySet<string>;
  /** Path beginnings below which a page may be missing from `pages`, because its record cannot be read. */
  readonly unsureBelow: readonly string[];
}

/** Pages of a kind of record, and whether they show its text. */
const detailPages = [
  { kind: 'clinic', route: 'clinic', showsText: true },
  { kind: 'care-option', route: 'careOption', showsText: true },
  { kind: 'procedure', route: 'procedure', showsText: true },
  { kind: 'procedure', route: 'doctorSheet', showsText: false },
] as const;

/** The last part of a record's address; undefined when it is missing or wrong. */
const addressOf = (record: ParsedRecord | undefined, language: Language): string | undefined => {
  const address = record?.kind === 'clinic' ? idOf(record) : textAt(record?.facts.value, 'slug', language);
  return address && isId(address) ? address : undefined;
};

/** @param standing the records with a page; links to those of the others are refused */
export const linkTargets = (readings: readonly ParsedRecord[], standing = readings): LinkTargets => {
  const pages = new Map<string, LinkTarget>();
  const byText = new Map<WordsSource, LinkTarget>();
  const awaited = new Set<string>();
  const unsureBelow = new Set<string>();
  const isAwaited = (record: ParsedRecord | undefined): boolean => record !== undefined && !standing.includes(record);
  const add = (route: RouteKey, pathIn: LinkTarget['pathIn'], showsText: boolean, record?: ParsedRecord): void => {
    for (const language of languages) {
      const text = showsText ? record?.words.find((source) => source.language === language) : undefined;
      // Computed once per page: few pages are linked to by fragment, but some of them often.
      const fragments = memoize(() => {
        const own = fragmentsOf(route, language);
        if (!text) return showsText ? undefined : own;
        return [...fragmentsIn(text.tree, own), ...own];
      });
      const target = { language, pathIn, fragments: () => fragments('') };
      const path = pathIn(language);
      if (path && isAwaited(record)) awaited.add(path);
      else if (path) pages.set(path, target);
      if (text) byText.set(text, target);
    }
  };
  for (const route of routeKeys.filter(isPlainRoute)) {
    const { text } = pageType(route);
    const record = readings.find((each) => each.kind === 'page' && idOf(each) === text);
    add(route, (language) => pathFor(route, language), text !== undefined, record);
  }
  for (const { kind, route, showsText } of detailPages) {
    const own = readings.filter((record) => record.kind === kind);
    for (const record of own.length > 0 ? own : [undefined]) {
      const pathIn = (language: Language): string | undefined => {
        const address = record?.lacks.includes(language) ? undefined : addressOf(record, language);
        return address && pathFor(route, language, address);
      };
      add(route, pathIn, showsText, record);
      if (!isAwaited(record) && !languages.every((language) => pathIn(language) || record?.lacks.includes(language)))
        for (const language of languages) unsureBelow.add(pathFor(route, language, '_').slice(0, -1));
    }
  }
  return { pages, awaited, pageOf: (text) => byText.get(text), unsureBelow: [...unsureBelow] };
};
