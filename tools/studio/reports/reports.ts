import { basename } from 'node:path';
import type { Localized } from '../../../src/facts/locales';
import type { CheckResult } from '../../../src/generator/check/checkContent';
import type { NextReminder } from '../../../src/generator/check/freshness/reminders';
import { pageAddresses } from '../../../src/generator/content/pageAddresses';
import type { Problem } from '../../../src/generator/content/problem';
import type { Content } from '../../../src/generator/content/siteContent';
import { pathsFor } from '../../../src/routes/path';
import { type Covers, recordOfCover } from '../files/recordOfCover';

/** What the check found, for the page "What to correct". */
export interface Findings {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Drafts and other records without a page, a line each. */
  readonly notes: readonly string[];
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
  readonly next: readonly NextReminder[];
}

const sorted = (problems: readonly Problem[]): readonly Problem[] =>
  [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

export const findingsOf = ({ problems, warnings, notes }: CheckResult, time: string): Findings => ({
  problems: sorted(problems),
  warnings: sorted(warnings),
  notes,
  time,
});

/** The check has found all of it already; here it is put in order. */
export const statusOf = ({ warnings, next }: Pick<CheckResult, 'warnings' | 'next'>): Status => {
  const about = (field: RegExp): readonly Problem[] => sorted(warnings.filter((problem) => field.test(problem.field)));
  return {
    translations: about(/^translatedFrom$/),
    prices: about(/^staying\.verified$|\.price\.verified$/),
    reviews: about(/^reviewed$/),
    certificates: about(/\.validUntil$/),
    next,
  };
};

/**
 * Paths of the page of each record, by its folder below the content: "clinics/my-clinic". Testimonials share one, and a
 * precaution has that of a page that shows it.
 */
export const addressesOf = (content: Content): Readonly<Record<string, Localized>> =>
  Object.fromEntries([
    ...pageAddresses(content).flatMap(({ folder, paths }) => (folder ? [[folder, paths]] : [])),
    ...pageAddresses(content).flatMap(({ record, paths }) =>
      record && 'precautions' in record.facts
        ? (record.facts.precautions ?? []).map((id) => [`precautions/${id}`, paths])
        : [],
    ),
    ...content.testimonials.map(({ id }) => [`testimonials/${id}`, pathsFor('testimonials')]),
  ]);

/** The name of each cover's file, by the record that shows it (tools/studio/files/recordOfCover.ts). */
export const coversOf = ({ clinics, careOptions }: Pick<Content, 'clinics' | 'careOptions'>): Covers =>
  Object.fromEntries(
    [...clinics, ...careOptions].flatMap(({ facts, cover }) =>
      cover ? [[recordOfCover(facts), basename(cover)]] : [],
    ),
  );
