import { basename } from 'node:path';
import { type Language, languages } from '../../../src/facts/locales';
import type { CheckResult } from '../../../src/generator/check/checkContent';
import type { NextDue } from '../../../src/generator/check/freshness/dues';
import type { Problem } from '../../../src/generator/check/report/problem';
import type { Content } from '../../../src/generator/content/siteContent';
import { pathFor } from '../../../src/routes/path';
import type { PlainRouteKey } from '../../../src/routes/table';
import { type Covers, recordOfCover } from '../files/recordOfCover';

/** What the check found, for the page "What to correct". */
export interface Findings {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** When it was checked, as the writer's clock shows it. */
  readonly time: string;
}

/** What a writer should look after, for the page "Translations and dates" and `npm run due`. */
export interface Status {
  /** Words that were changed in one language alone, or in both without a word that they agree. */
  readonly translations: readonly Problem[];
  readonly prices: readonly Problem[];
  readonly reviews: readonly Problem[];
  readonly certificates: readonly Problem[];
  /** What falls due next, the earliest first. */
  readonly next: readonly NextDue[];
}

const sorted = (problems: readonly Problem[]): readonly Problem[] =>
  [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

export const findingsOf = ({ problems, warnings }: CheckResult, time: string): Findings => ({
  problems: sorted(problems),
  warnings: sorted(warnings),
  time,
});

/** The check has found all of it already; here it is put in order. */
export const statusOf = ({ warnings, next }: Pick<CheckResult, 'warnings' | 'next'>): Status => {
  const about = (field: RegExp): readonly Problem[] => sorted(warnings.filter((problem) => field.test(problem.field)));
  return {
    translations: about(/^translatedFrom$/),
    prices: about(/\.price\.verified$/),
    reviews: about(/^reviewed$/),
    certificates: about(/\.validUntil$/),
    next,
  };
};

type Addresses = Readonly<Record<Language, string>>;

const inBoth = (address: (language: Language) => string): Addresses =>
  Object.fromEntries(languages.map((language) => [language, address(language)])) as Addresses;

const routeOfPage = (id: string): PlainRouteKey =>
  id.replace(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase()) as PlainRouteKey;

/** The page of each record, by its folder below content/: "clinics/my-clinic". */
export const addressesOf = (content: Content): Readonly<Record<string, Addresses>> => {
  const { clinics, careOptions, procedures, testimonials, pages } = content;
  return Object.fromEntries([
    ...clinics.map(({ id }) => [`clinics/${id}`, inBoth((language) => pathFor('clinic', language, id))]),
    ...careOptions.map(({ id, facts }) => [
      `care-options/${id}`,
      inBoth((language) => pathFor('careOption', language, facts.slug[language])),
    ]),
    ...procedures.map(({ id, facts }) => [
      `procedures/${id}`,
      inBoth((language) => pathFor('procedure', language, facts.slug[language])),
    ]),
    ...testimonials.map(({ id }) => [`testimonials/${id}`, inBoth((language) => pathFor('testimonials', language))]),
    ...pages.map(({ id }) => [`pages/${id}`, inBoth((language) => pathFor(routeOfPage(id), language))]),
  ]) as Readonly<Record<string, Addresses>>;
};

/** The name of each cover's file, by the record that shows it (tools/studio/files/recordOfCover.ts). */
export const coversOf = ({ clinics, careOptions }: Pick<Content, 'clinics' | 'careOptions'>): Covers =>
  Object.fromEntries(
    [...clinics, ...careOptions].flatMap(({ facts, cover }) =>
      cover ? [[recordOfCover(facts), basename(cover)]] : [],
    ),
  );
