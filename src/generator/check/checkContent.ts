import type { z } from 'zod';
import { isSpecialty } from '../../facts/specialties';
import { contentKinds } from '../../schemas/kinds';
import type { CheckedRecord, Content, RecordKind } from '../content/record';
import { isoDay } from '../isoDay';
import { duesOf, type NextDue, nextDues } from './freshness/dues';
import { linkTargets } from './links/linkTargets';
import { problemsOfFolderNames } from './records/folderNames';
import { readFolders } from './records/readFolders';
import { type Reading, readRecord } from './records/readRecord';
import type { Problem } from './report/problem';
import { contentRules, laterRules, type RecordRule, type RuleContext, recordRules, warningRules } from './ruleTable';
import { readTerms } from './terms/termList';

export type { Content } from '../content/record';

export interface CheckResult {
  /** Records whose files fit their schemas. They are complete and correct only when there are no problems. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  /** What writers should look at. Warnings never stop a build. */
  readonly warnings: readonly Problem[];
  /** What falls due next, the earliest first. */
  readonly next: readonly NextDue[];
}

const recordsOf = <Facts, Words>(readings: readonly Reading<Facts, Words>[]): CheckedRecord<Facts, Words>[] =>
  readings.flatMap(({ record }) => (record ? [record] : [])).sort((a, b) => a.id.localeCompare(b.id));

const byOrder = (a: { facts: { order: number } }, b: { facts: { order: number } }): number =>
  a.facts.order - b.facts.order;

/** Problems of a record other than those of its fields. */
const problemsOfRecord = async (reading: Reading, context: RuleContext): Promise<readonly Problem[]> => {
  const isOwn = ({ kinds }: RecordRule): boolean => kinds.includes(reading.kind);
  const problems: Problem[] = [];
  for (const { check } of recordRules.filter(isOwn)) problems.push(...(await check(reading, context)));
  for (const { check } of laterRules.filter(isOwn))
    if (problems.length + reading.problems.length === 0) problems.push(...(await check(reading, context)));
  return problems;
};

/**
 * Reads and checks everything below content/. One run finds all problems; bad content never throws.
 * @param root folder of the project
 * @param today YYYY-MM-DD; past events must not have a later date
 */
export const checkContent = async (root: string, today = isoDay(new Date())): Promise<CheckResult> => {
  const { records: found, problems: stray } = readFolders(root);
  const ofKind = <Facts extends z.ZodType, Words extends z.ZodObject>(kind: {
    readonly folder: RecordKind;
    readonly facts: Facts;
    readonly words: Words;
  }) => found.filter((record) => record.kind === kind.folder).map((record) => readRecord(root, record, kind));

  const clinics = ofKind(contentKinds.clinic);
  const careOptions = ofKind(contentKinds['care-option']);
  const procedures = ofKind(contentKinds.procedure);
  const testimonials = ofKind(contentKinds.testimonial);
  const pages = ofKind(contentKinds.page);
  const readings: readonly Reading[] = [...clinics, ...careOptions, ...procedures, ...testimonials, ...pages];
  const context: RuleContext = { root, today, readings, targets: linkTargets(readings), terms: readTerms(root) };
  const problems = [...stray, ...problemsOfFolderNames(found), ...contentRules.flatMap((rule) => rule(readings))];
  const warnings: Problem[] = [];
  // One after the other, because each picture is held in memory as a whole.
  for (const reading of readings) {
    problems.push(...reading.problems, ...(await problemsOfRecord(reading, context)));
    for (const { kinds, check } of warningRules)
      if (kinds.includes(reading.kind)) warnings.push(...(await check(reading, context)));
  }
  const content: Content = {
    clinics: recordsOf(clinics),
    careOptions: recordsOf(careOptions)
      .filter(({ id }) => isSpecialty(id))
      .sort(byOrder),
    procedures: recordsOf(procedures).sort(byOrder),
    testimonials: recordsOf(testimonials),
    pages: recordsOf(pages),
  };
  return { content, problems, warnings, next: nextDues(readings.flatMap(duesOf), today) };
};
