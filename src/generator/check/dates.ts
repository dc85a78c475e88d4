import { isIsoDate } from '../../schemas/fields';
import type { YamlSource } from '../content/yamlSource';
import { dotted, peek, peekList } from './peek';
import { type Problem, quote } from './problem';
import type { Reading } from './readRecord';

const MILLISECONDS_OF_DAY = 24 * 60 * 60 * 1000;

/** A day as content writes it: 2026-06-01. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

const daysAfter = (day: string, days: number): string => isoDay(new Date(Date.parse(day) + days * MILLISECONDS_OF_DAY));

/** Somewhere on earth it is tomorrow already. */
const daysOfTimeZones = 1;
/** A build goes on when its machine's clock is behind; a year is no clock's fault. */
const daysOfClocks = 366;

/** Fields of facts.yaml that tell what has happened, a day or a year: `*` stands for each entry of a list. */
const past: readonly (readonly string[])[] = [
  ['reviewed'],
  ['updated'],
  ['date'],
  ['founded'],
  ['experts', '*', 'practisingSince'],
  ['treatments', '*', 'price', 'verified'],
];

const pathsOf = (
  value: unknown,
  [name, ...rest]: readonly string[],
  path: readonly PropertyKey[] = [],
): PropertyKey[][] => {
  if (name === undefined) return [[...path]];
  if (name !== '*') return pathsOf(value, rest, [...path, name]);
  return peekList(value, ...path).flatMap((_entry, index) => pathsOf(value, rest, [...path, index]));
};

const isLater = (value: unknown, latest: string): boolean =>
  typeof value === 'number' ? value > Number(latest.slice(0, 4)) : isIsoDate(String(value)) && String(value) > latest;

const laterThan = (facts: unknown, latest: string): { readonly path: PropertyKey[]; readonly value: unknown }[] =>
  past
    .flatMap((names) => pathsOf(facts, names))
    .map((path) => ({ path, value: peek(facts, path) }))
    .filter(({ value }) => isLater(value, latest));

const inFuture = (source: YamlSource, latest: string): Problem[] =>
  laterThan(source.value, latest).map(({ path, value }) => ({
    file: source.file,
    line: source.lineOf(path),
    field: dotted(path),
    found: `${quote(value)}, which is still to come`,
    allowed: `at the latest ${typeof value === 'number' ? latest.slice(0, 4) : latest}`,
    mend: `Correct the ${typeof value === 'number' ? 'year' : 'date'}: it tells what has happened already.`,
  }));

/**
 * What content says to have happened must not lie ahead: here by a year, before publishing by a day.
 * @param today as content writes a day
 */
export const problemsOfDates = (readings: readonly Reading[], today: string): Problem[] =>
  readings.flatMap(({ facts, problems }) =>
    facts
      ? inFuture(facts, daysAfter(today, daysOfClocks)).filter(
          // Of a value that is no day or year at all nothing is said about its time.
          ({ file, field }) => !problems.some((other) => other.file === file && other.field === field),
        )
      : [],
  );

/** Days and years of a record that are still to come though they tell what has happened: "reviewed: 2027-01-02". */
export const datesAhead = (facts: object, today: string): string[] =>
  laterThan(facts, daysAfter(today, daysOfTimeZones)).map(({ path, value }) => `${dotted(path)}: ${String(value)}`);
