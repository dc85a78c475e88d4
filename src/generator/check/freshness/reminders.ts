import { freshness } from '../../../facts/limits';
import { isIsoDate } from '../../../schemas/fields';
import { isReported, type Problem, quote } from '../../content/problem';
import { dotted, type FieldPath, matchesIn } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { addMonths, daysAfter } from '../../isoDay';
import type { RuleContext } from '../rule';

/** Fields of facts.yaml with the day or year of a past event. `*` stands for each list entry. */
const past: readonly (readonly string[])[] = [
  ['reviewed'],
  ['reviewer', 'day'],
  ['updated'],
  ['date'],
  ['founded'],
  ['experts', '*', 'practisingSince'],
  ['offers', '*', 'price', 'verified'],
  ['staying', 'verified'],
  ['signatures', '*', 'day'],
];

/** Some time zones are already a day ahead. */
const DAYS_OF_TIME_ZONES = 1;
/** A build must not fail because its machine's clock is behind. A difference above a year is not the clock's fault. */
const DAYS_OF_CLOCKS = 366;

const notYet = 'it tells what has happened already.';

const isLater = (value: unknown, latest: string): boolean =>
  typeof value === 'number' ? value > Number(latest.slice(0, 4)) : isIsoDate(String(value)) && String(value) > latest;

const laterThan = (facts: unknown, latest: string): { readonly path: FieldPath; readonly value: unknown }[] =>
  past.flatMap((pattern) => matchesIn(facts, pattern)).filter(({ value }) => isLater(value, latest));

/** Past events must not lie more than a year ahead. */
export function* problemsOfDates({ facts, problems }: ParsedRecord, { today }: RuleContext): Iterable<Problem> {
  const latest = daysAfter(today, DAYS_OF_CLOCKS);
  for (const { path, value } of laterThan(facts.value, latest))
    if (!isReported(problems, facts, path))
      yield facts.problemAt(path, {
        found: `${quote(value)}, which is still to come`,
        allowed: `at the latest ${typeof value === 'number' ? latest.slice(0, 4) : latest}`,
        fix: `Correct it: ${notYet}`,
      });
}

/** What falls due: the day from which a writer should act, the file, and what to do. */
export interface NextReminder {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly file: string;
  readonly fix: string;
}

/** A fact that becomes outdated. */
interface AgingFact {
  /** `*` stands for each entry of a list. */
  readonly pattern: readonly string[];
  readonly allowed: string;
  readonly fix: string;
  readonly dueOn: (day: string) => string;
  /** Months after which it must not be published. */
  readonly expiredAfter?: number;
}

const { priceMonths, reviewMonths, certificateDays } = freshness;

const agingFacts: readonly AgingFact[] = [
  {
    pattern: ['offers', '*', 'price', 'verified'],
    allowed: `prices confirmed in the last ${priceMonths.old} months`,
    fix: 'Ask the clinic for its prices, correct them, and write the day into verified.',
    dueOn: (day) => addMonths(day, priceMonths.old),
    expiredAfter: priceMonths.expired,
  },
  {
    pattern: ['staying', 'verified'],
    allowed: `costs of staying looked up in the last ${priceMonths.old} months`,
    fix: 'Look up lodging, meals, transfers and fares again, correct them, and write the day into verified.',
    dueOn: (day) => addMonths(day, priceMonths.old),
    expiredAfter: priceMonths.expired,
  },
  {
    pattern: ['reviewed'],
    allowed: `texts reviewed in the last ${reviewMonths.old} months`,
    fix: 'Read the texts again with their sources, and write the day into reviewed.',
    dueOn: (day) => addMonths(day, reviewMonths.old),
    expiredAfter: reviewMonths.expired,
  },
  {
    pattern: ['accreditations', '*', 'validUntil'],
    allowed: `certificates valid for at least ${certificateDays} more days`,
    fix: 'Ask the clinic for the new certificate, and write its last day into validUntil.',
    dueOn: (day) => daysAfter(day, -certificateDays),
  },
];

const daysIn = (facts: unknown) =>
  agingFacts.flatMap((fact) =>
    matchesIn(facts, fact.pattern).flatMap(({ path, value }) =>
      typeof value === 'string' && isIsoDate(value) ? [{ ...fact, path, day: value }] : [],
    ),
  );

export const remindersOf = ({ facts }: ParsedRecord): NextReminder[] =>
  daysIn(facts.value).map(({ day, dueOn, fix }) => ({ day: dueOn(day), file: facts.file, fix }));

export function* problemsOfReminders({ facts }: ParsedRecord, { today }: RuleContext): Iterable<Problem> {
  for (const { path, day, dueOn, allowed, fix } of daysIn(facts.value))
    if (dueOn(day) <= today) yield facts.problemAt(path, { found: quote(day), allowed, fix });
  const latest = daysAfter(today, DAYS_OF_TIME_ZONES);
  for (const { path, value } of laterThan(facts.value, latest))
    yield facts.problemAt(path, {
      found: `${quote(value)}, which is still to come`,
      allowed: `at the latest ${today}`,
      fix: `Correct it: ${notYet}`,
    });
}

/** Days of a record that must not be published, one line each: too old, or still to come. */
export const unpublishableDays = (facts: object, today: string): string[] => [
  ...daysIn(facts)
    .filter(({ day, expiredAfter }) => expiredAfter && addMonths(day, expiredAfter) <= today)
    .map(({ path, day, expiredAfter, fix }) => `${dotted(path)}: ${day} is ${expiredAfter} months ago or more. ${fix}`),
  ...laterThan(facts, daysAfter(today, DAYS_OF_TIME_ZONES)).map(
    ({ path, value }) => `${dotted(path)}: ${String(value)} is still to come. Correct it: ${notYet}`,
  ),
];

const MOST_LISTED = 10;

const inWords = ({ day, file, fix }: NextReminder): string => `${day}  ${file}: ${fix}`;

/** What falls due next, the earliest first. Facts that are already due are warnings instead. */
export const nextReminders = (reminders: readonly NextReminder[], today: string): NextReminder[] => {
  const later = reminders
    .filter(({ day }) => day > today)
    .sort((a, b) => a.day.localeCompare(b.day) || a.file.localeCompare(b.file));
  // Most clinics confirm all their prices on one day.
  return [...new Map(later.map((due) => [inWords(due), due])).values()].slice(0, MOST_LISTED);
};

export const formatReminders = (next: readonly NextReminder[]): string =>
  `Next:\n${next.map((due) => `  ${inWords(due)}`).join('\n') || '  nothing'}`;
