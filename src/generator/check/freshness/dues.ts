import { freshness } from '../../../facts/limits';
import { isIsoDate } from '../../../schemas/fields';
import { daysAfter } from '../../isoDay';
import { addMonths } from '../../views/freshness';
import { pathsLike } from '../records/dates';
import { type Path, valueAt } from '../records/fieldAccess';
import type { Reading } from '../records/readRecord';
import { problemAt } from '../records/schemaWording';
import { type Problem, quote } from '../report/problem';

/** What falls due: the day from which a writer should act, the file, and what to do. */
export interface NextDue {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly file: string;
  readonly fix: string;
}

/** A fact that becomes outdated. */
export interface Due extends NextDue {
  /** A function, because the line number needs the file to be parsed again. */
  problem(): Problem;
}

interface AgingFact {
  /** `*` stands for each entry of a list. */
  readonly pattern: readonly string[];
  readonly allowed: string;
  readonly fix: string;
  readonly dueOn: (day: string) => string;
}

const agingFacts: readonly AgingFact[] = [
  {
    pattern: ['treatments', '*', 'price', 'verified'],
    allowed: `prices confirmed in the last ${freshness.priceMonths.old} months`,
    fix: 'Ask the clinic for its prices, correct them, and write the day into verified.',
    dueOn: (day) => addMonths(day, freshness.priceMonths.old),
  },
  {
    pattern: ['reviewed'],
    allowed: `texts reviewed in the last ${freshness.reviewMonths.old} months`,
    fix: 'Read the texts again with their sources, and write the day into reviewed.',
    dueOn: (day) => addMonths(day, freshness.reviewMonths.old),
  },
  {
    pattern: ['accreditations', '*', 'validUntil'],
    allowed: `certificates valid for at least ${freshness.certificateDays} more days`,
    fix: 'Ask the clinic for the new certificate, and write its last day into validUntil.',
    dueOn: (day) => daysAfter(day, -freshness.certificateDays),
  },
];

/** Every fact of a record that becomes outdated. */
export const duesOf = ({ facts }: Reading): Due[] => {
  if (!facts) return [];
  const due = (path: Path, { allowed, fix, dueOn }: AgingFact): Due[] => {
    const day = valueAt(facts.value, path);
    if (typeof day !== 'string' || !isIsoDate(day)) return [];
    const problem = (): Problem => problemAt(facts, path, { found: quote(day), allowed, fix });
    return [{ day: dueOn(day), file: facts.file, fix, problem }];
  };
  return agingFacts.flatMap((fact) => pathsLike(facts.value, fact.pattern).flatMap((path) => due(path, fact)));
};

const MOST_LISTED = 10;

const inWords = ({ day, file, fix }: NextDue): string => `${day}  ${file}: ${fix}`;

/** What falls due next, the earliest first. Facts that are already due are warnings instead. */
export const nextDues = (dues: readonly Due[], today: string): NextDue[] => {
  const later = dues
    .filter(({ day }) => day > today)
    .sort((a, b) => a.day.localeCompare(b.day) || a.file.localeCompare(b.file))
    .map(({ day, file, fix }) => ({ day, file, fix }));
  // Most clinics confirm all their prices on one day.
  return [...new Map(later.map((due) => [inWords(due), due])).values()].slice(0, MOST_LISTED);
};

/** What falls due next as the terminal shows it, a line each. */
export const formatNextDues = (next: readonly NextDue[]): string =>
  `Next:\n${next.map((due) => `  ${inWords(due)}`).join('\n') || '  nothing'}`;
