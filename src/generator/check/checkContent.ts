import { type ContentKindName, contentKindNames } from '../../schemas/kinds';
import type { Problem } from '../content/problem';
import { kinds, readFolders } from '../content/records/folders';
import { type ParsedRecord, readRecord } from '../content/records/readRecord';
import { type Content, siteContentOf } from '../content/siteContent';
import { isoDay } from '../isoDay';
import { type NextReminder, nextReminders, remindersOf } from './freshness/reminders';
import { linkTargets } from './links/linkTargets';
import { problemsOfLostAddresses } from './links/lostAddresses';
import type { RuleContext } from './rule';
import { contentRules, dependentRules, recordRules, warningRules } from './ruleTable';
import { problemsOfQuestions } from './search/questions';
import { readTerms } from './terms/terms';

export interface CheckResult {
  /** Records whose files fit their schemas. They are complete and correct only when there are no problems. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  /** What writers should look at. Warnings never stop a build. */
  readonly warnings: readonly Problem[];
  /** What falls due next, the earliest first. */
  readonly next: readonly NextReminder[];
}

const findWith = async (
  rules: typeof recordRules,
  reading: ParsedRecord,
  context: RuleContext,
  isWanted = (_before: readonly Problem[]): boolean => true,
): Promise<readonly Problem[]> => {
  const found: Problem[] = [];
  for (const { kinds, check } of rules)
    if (kinds.includes(reading.kind) && isWanted(found)) found.push(...(await check(reading, context)));
  return found;
};

/**
 * Reads and checks everything below content/. One run finds all problems; bad content never throws.
 * @param root folder of the project
 * @param today YYYY-MM-DD; reminders count from it, and past events may lie at most a year after it
 * @param table words to avoid, for callers that need it too
 */
export const checkContent = async (
  root: string,
  today = isoDay(new Date()),
  table = readTerms(root),
): Promise<CheckResult> => {
  const folders = readFolders(root);
  const readings = folders.records.map((found) => readRecord(root, found));
  const ofKind = (kind: ContentKindName): ParsedRecord[] => readings.filter((reading) => reading.kind === kind);
  const all = Object.fromEntries(contentKindNames.map((kind) => [kind, ofKind(kind)])) as unknown as RuleContext['all'];
  const context: RuleContext = { root, today, all, targets: linkTargets(readings), terms: table.terms };
  const problems = [...table.problems, ...folders.problems, ...contentRules.flatMap((rule) => [...rule(all)])];
  const warnings: Problem[] = [...problemsOfLostAddresses(context)];
  // One after the other, because each picture is held in memory as a whole.
  for (const reading of readings) {
    const own = [...reading.problems, ...(await findWith(recordRules, reading, context))];
    const later = await findWith(dependentRules, reading, context, (found) => own.length + found.length === 0);
    problems.push(...own, ...later);
    warnings.push(...(await findWith(warningRules, reading, context)));
  }
  const content = siteContentOf((kind) => {
    const isKnown = (id: string): boolean => kinds[kind].ids?.includes(id) ?? true;
    return all[kind].flatMap(({ id, record }) => (record && isKnown(id) ? [record] : []));
  });
  if (problems.length === 0) problems.push(...problemsOfQuestions(root, content));
  return { content, problems, warnings, next: nextReminders(readings.flatMap(remindersOf), today) };
};
