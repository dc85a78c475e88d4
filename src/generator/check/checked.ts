import { languages, localize } from '../../facts/locales';
import { tabFragment } from '../../routes/clinicTabs';
import { routeKeys, routeTable } from '../../routes/table';
import { readLocales } from '../content/locales/localeFiles';
import { type CheckedRecord, collectionOf, type SiteContent, siteContentOf } from '../content/siteContent';
import { isoDay } from '../isoDay';
import { type CheckResult, checkContent } from './checkContent';
import { problemsOfInterfaceCountries } from './claims/countriesInProse';
import { formatProblems } from './formatProblems';
import { problemsOfEnumLabels } from './locales/enumLabels';
import { problemsOfLocales } from './locales/localeRules';
import type { Draft } from './records/drafts';
import { problemsOfInterfaceTerms, readTerms } from './terms/terms';

/** Content and locales without a problem, or the report of all problems. Trees are left out: they take much memory. */
export type Checked =
  | {
      readonly content: SiteContent<undefined>;
      /** Drafts that are not part of the content, since something is missing. */
      readonly incomplete: readonly Draft[];
    }
  | { readonly report: string };

/** Throws when a page has no address in a language: none falls back to another's. Types hold it too, but are not always asked. */
const requirePaths = (): void => {
  const missing = languages.flatMap((language) => [
    ...routeKeys
      .filter((route) => !routeTable[route][language])
      .map((route) => `${route}.${language} in src/routes/table.ts`),
    ...(tabFragment[language] ? [] : [`${language} in src/routes/clinicTabs.ts`]),
  ]);
  if (missing.length > 0) throw new Error(`Addresses are missing: ${missing.join(', ')}.`);
};

/**
 * Everything that is checked before a build: content, locales, and what values in the code need from both.
 * @param root folder of the project
 */
export const checkAll = async (root: string): Promise<CheckResult> => {
  requirePaths();
  const table = readTerms(root);
  const result = await checkContent(root, isoDay(new Date()), table);
  const locales = readLocales(root);
  const problems = [
    ...result.problems,
    ...problemsOfLocales(root, locales),
    ...problemsOfEnumLabels(root, locales),
    ...problemsOfInterfaceTerms(locales, table.terms),
  ];
  return { ...result, problems, warnings: [...result.warnings, ...problemsOfInterfaceCountries(locales)] };
};

/** The checked content of the project in `root`, with drafts that are complete where they are wanted. */
export const readChecked = async (root: string, wantsDrafts = false): Promise<Checked> => {
  const { problems, ...result } = await checkAll(root);
  const content = wantsDrafts ? result.withDrafts : result.content;
  if (problems.length > 0) return { report: formatProblems(problems) };
  const isShown = ({ reading }: Draft): boolean =>
    content[collectionOf(reading.kind)].some(({ id }: { readonly id: string }) => id === reading.id);
  return {
    incomplete: result.drafts.filter((draft) => !isShown(draft)),
    content: siteContentOf((kind) => {
      const records: readonly CheckedRecord<object, object>[] = content[collectionOf(kind)];
      return records.map((record) => ({ ...record, trees: localize(() => undefined) }));
    }),
  };
};
