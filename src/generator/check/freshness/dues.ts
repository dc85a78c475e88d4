import { freshness } from '../../../facts/limits';
import { isIsoDate } from '../../../schemas/fields';
import { daysAfter } from '../../isoDay';
import { addMonths } from '../../views/freshness';
import { pathsLike } from '../records/dates';
import { type Path, valueAt } from '../records/fieldAccess';
import type { Reading } from '../records/readRecord';
import { problemAt } from '../records/schemaWording';
import { type Problem, quote } from '../report/problem';

/** A fact that grows old, and the day from which its writer should do something about it. */
export interface Due {
  /** As content writes a day. */
  readonly day: string;
  readonly file: string;
  readonly fix: string;
  /** With its line, for which the file is parsed once more. */
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

/** Everything in a record that grows old. */
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

/** What falls due next, a line each: the day, the file and what to do there. What is due already is a warning. */
export const nextDues = (dues: readonly Due[], today: string): string[] => {
  const lines = dues
    .filter(({ day }) => day > today)
    .sort((a, b) => a.day.localeCompare(b.day) || a.file.localeCompare(b.file))
    .map(({ day, file, fix }) => `${day}  ${file}: ${fix}`);
  // All prices of a clinic are mostly confirmed on one day.
  return [...new Set(lines)].slice(0, MOST_LISTED);
};
