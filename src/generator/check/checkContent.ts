import { contentKindNames } from '../../schemas/kinds';
import type { Problem } from '../content/problem';
import { kinds, readFolders } from '../content/records/folders';
import { type ParsedRecord, readRecord } from '../content/records/readRecord';
import { BREAKS_OFF } from '../content/records/schemaWording';
import { type Content, siteContentOf } from '../content/siteContent';
import { isoDay } from '../isoDay';
import { copiedRecords } from './copies/copies';
import { type NextReminder, nextReminders, remindersOf } from './freshness/reminders';
import { linkTargets } from './links/linkTargets';
import { problemsOfLostAddresses } from './links/lostAddresses';
import { type Draft, draftOf, withReferences } from './records/drafts';
import { notesOf } from './records/notes';
import { pagelessOf } from './records/pageless';
import { withUntouched } from './records/untouched';
import type { RuleContext } from './rule';
import { contentRules, dependentRules, recordRules, warningRules } from './ruleTable';
import { problemsOfQuestions } from './search/questions';
import { readTerms } from './terms/terms';
import { notesOfLackingWords } from './translations/lackingWords';
import { notesOfUnfinished } from './translations/unfinished';

export interface CheckResult {
  /** Records with a page whose files fit their schemas. They are complete and correct only when there are no problems. */
  readonly content: Content;
  /** The same with the drafts that are complete. */
  readonly withDrafts: Content;
  readonly problems: readonly Problem[];
  /** What writers should look at. Warnings never stop a build. */
  readonly warnings: readonly Problem[];
  /** What falls due next, the earliest first. */
  readonly next: readonly NextReminder[];
  readonly drafts: readonly Draft[];
  /** Records without a page, and languages that are not shown yet, a line each. */
  readonly notes: readonly string[];
}

const byKind = (records: readonly ParsedRecord[]): RuleContext['all'] =>
  Object.fromEntries(
    contentKindNames.map((kind) => [kind, records.filter((reading) => reading.kind === kind)]),
  ) as unknown as RuleContext['all'];

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

const problemsOf = async (reading: ParsedRecord, context: RuleContext): Promise<readonly Problem[]> => {
  if (reading.problems.some(({ found }) => found.startsWith(BREAKS_OFF))) return reading.problems;
  const own = [...reading.problems, ...(await findWith(recordRules, reading, context))];
  return [...own, ...(await findWith(dependentRules, reading, context, (found) => own.length + found.length === 0))];
};

/**
 * Reads and checks all content; bad content never throws.
 * @param today YYYY-MM-DD, from which reminders count
 * @param table words to avoid, for callers that need it too
 */
export const checkContent = async (
  root: string,
  today = isoDay(new Date()),
  table = readTerms(root),
): Promise<CheckResult> => {
  const folders = readFolders(root);
  const readings = folders.records.map((found) => readRecord(root, found));
  const live = readings.filter(({ isDraft }) => !isDraft);
  const drafts: Draft[] = [];
  const isOfDraft = ({ file }: Problem): boolean =>
    readings.some(({ isDraft, folder }) => isDraft && `${file}/`.startsWith(`${folder}/`));
  const problems = [...table.problems, ...folders.problems.filter((problem) => !isOfDraft(problem))];
  const contextOf = (records: readonly ParsedRecord[], linked = records): RuleContext => {
    const { hiddenCareOptions } = pagelessOf(readings, new Set(records));
    const targets = linkTargets(readings, linked);
    return { root, today, all: byKind(records), hiddenCareOptions, targets, terms: table.terms, found: problems };
  };
  const contentOf = (records: readonly ParsedRecord[]): Content => {
    const pageless = pagelessOf(readings, new Set(records));
    return siteContentOf((name) => {
      const isKnown = (id: string): boolean => kinds[name].ids?.includes(id) ?? true;
      return records.flatMap((reading) => {
        const { kind, id, record } = reading;
        return kind === name && record && isKnown(id) && !pageless.has(reading) ? [record] : [];
      });
    });
  };

  const pageless = pagelessOf(readings, new Set(live));
  const shown = contextOf(
    live,
    live.filter((reading) => !pageless.has(reading)),
  );
  // What no page shows may lead to records without a page.
  const hidden = { ...contextOf(readings), hiddenCareOptions: new Set<string>() };
  // Of a record with a wrong file nobody knows what it would say of others.
  const whole = live.filter(({ record }) => record);
  const copies = copiedRecords(byKind(whole), shown);
  const between = (records: readonly ParsedRecord[]): Problem[] =>
    contentRules.flatMap((rule) => [...rule(byKind(records))]);
  const all = between(whole);
  const others = copies.size > 0 ? between(whole.filter((reading) => !copies.has(reading))) : all;
  // What a copied folder leads to is said once.
  problems.push(...(all.length > others.length + 1 ? [...copies.values(), ...others] : all));
  const warnings: Problem[] = [...problemsOfLostAddresses(shown)];
  // One after the other, because each picture is held in memory as a whole.
  for (const reading of readings) {
    const context = reading.isDraft || pageless.has(reading) ? hidden : shown;
    const found = await problemsOf(reading, context);
    if (reading.isDraft) drafts.push(draftOf(reading, [...folders.problems, ...found]));
    else problems.push(...(found.length > 0 ? withUntouched(root, reading, found) : []));
    // Warnings are about pages: what has none warns on the day on which it gets one.
    if (context === shown) warnings.push(...(await findWith(warningRules, reading, context)));
  }
  const content = contentOf(live);
  const isAbsent = (answer: string): boolean =>
    readings.some((reading) => (reading.isDraft || pageless.has(reading)) && reading.folder.endsWith(`/${answer}`));
  if (problems.length === 0) problems.push(...problemsOfQuestions(root, content, isAbsent));
  return {
    content,
    withDrafts: contentOf(withReferences(live, drafts, contextOf)),
    problems,
    // What is wrong in a line is said once.
    warnings: warnings.filter(
      ({ file, line }) => line === undefined || !problems.some((each) => each.file === file && each.line === line),
    ),
    next: nextReminders(live.filter((reading) => !pageless.has(reading)).flatMap(remindersOf), today),
    drafts,
    notes: [
      ...notesOf(drafts, live, pageless, content),
      ...notesOfLackingWords(live),
      ...notesOfUnfinished(
        root,
        readings.map(({ folder }) => folder),
      ),
    ],
  };
};
