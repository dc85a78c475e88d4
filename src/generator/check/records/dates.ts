import { isIsoDate } from '../../../schemas/fields';
import { daysAfter } from '../../isoDay';
import { type Problem, quote } from '../report/problem';
import { dotted, listAt, type Path, valueAt } from './fieldAccess';
import type { Reading } from './readRecord';
import { problemAt } from './schemaWording';

/** Some time zones are already a day ahead. */
const DAYS_OF_TIME_ZONES = 1;
/** A build must not fail because its machine's clock is behind. A difference above a year is not the clock's fault. */
const DAYS_OF_CLOCKS = 366;

/** Fields of facts.yaml with the day or year of a past event. `*` stands for each list entry. */
const past: readonly (readonly string[])[] = [
  ['reviewed'],
  ['updated'],
  ['date'],
  ['founded'],
  ['experts', '*', 'practisingSince'],
  ['treatments', '*', 'price', 'verified'],
  ['signatures', '*', 'day'],
];

/** Every path in a value that matches a pattern. */
export const pathsLike = (value: unknown, [name, ...rest]: readonly string[], path: Path = []): Path[] => {
  if (name === undefined) return [path];
  if (name !== '*') return pathsLike(value, rest, [...path, name]);
  return listAt(value, ...path).flatMap((_entry, index) => pathsLike(value, rest, [...path, index]));
};

const isLater = (value: unknown, latest: string): boolean =>
  typeof value === 'number' ? value > Number(latest.slice(0, 4)) : isIsoDate(String(value)) && String(value) > latest;

const laterThan = (facts: unknown, latest: string): { readonly path: Path; readonly value: unknown }[] =>
  past
    .flatMap((pattern) => pathsLike(facts, pattern))
    .map((path) => ({ path, value: valueAt(facts, path) }))
    .filter(({ value }) => isLater(value, latest));

/** Past events must not lie more than a year ahead. @param today YYYY-MM-DD */
export const problemsOfDates = ({ facts, problems }: Reading, today: string): Problem[] => {
  if (!facts) return [];
  const latest = daysAfter(today, DAYS_OF_CLOCKS);
  const isReported = (path: Path): boolean =>
    problems.some(({ file, field }) => file === facts.file && field === dotted(path));
  return laterThan(facts.value, latest)
    .filter(({ path }) => !isReported(path))
    .map(({ path, value }) =>
      problemAt(facts, path, {
        found: `${quote(value)}, which is still to come`,
        allowed: `at the latest ${typeof value === 'number' ? latest.slice(0, 4) : latest}`,
        fix: 'Correct it: it tells what has happened already.',
      }),
    );
};

/** Days and years of a record that lie in the future: "reviewed: 2027-01-02". */
export const datesAhead = (facts: object, today: string): string[] =>
  laterThan(facts, daysAfter(today, DAYS_OF_TIME_ZONES)).map(({ path, value }) => `${dotted(path)}: ${String(value)}`);
