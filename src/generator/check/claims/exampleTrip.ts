import { execFileSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { listAt, numberAt, textAt, valueAt } from '../records/fieldAccess';
import type { ParsedRecord } from '../records/readRecord';
import type { Problem } from '../report/problem';
import type { RuleContext } from '../rule';

/** What a treatment's price covers; lodging and travel come on top. */
const COVERED = ['care', 'materials', 'tests'] as const;

/** The example trip must fit the treatment that it names: within its price, and not shorter than its stay. */
export function* problemsOfExampleTrip({ facts }: ParsedRecord): Iterable<Problem> {
  const trip = valueAt(facts.value, ['exampleTrip']);
  const key = textAt(trip, 'treatment');
  const treatment = listAt(facts.value, 'treatments').find((each) => key !== undefined && textAt(each, 'key') === key);
  const [from, to] = [numberAt(treatment, 'price', 'from'), numberAt(treatment, 'price', 'to')];
  const costs = COVERED.map((cost) => numberAt(trip, 'costs', cost));
  const sum = costs.reduce<number>((total, cost) => total + (cost ?? Number.NaN), 0);
  if (from !== undefined && to !== undefined && (sum < from || sum > to))
    yield facts.problemAt(['exampleTrip', 'costs'], {
      found: `${COVERED.join(' + ')} = ${sum}, outside the price of ${key}`,
      allowed: `${from} to ${to}`,
      fix: 'Correct the costs of the example trip, or the price.',
    });
  const [days, stay] = [numberAt(trip, 'days'), numberAt(treatment, 'stayDays', 'from')];
  if (days !== undefined && stay !== undefined && days < stay)
    yield facts.problemAt(['exampleTrip', 'days'], {
      found: `${days} days, shorter than the stay of ${key}`,
      allowed: `at least ${stay}`,
      fix: 'Correct the days of the example trip, or stayDays.',
    });
}

/** A file's facts at the last commit; undefined outside of git, and when the file is new or could not be read then. */
const committed = (root: string, file: string): unknown => {
  try {
    const options = { cwd: root, encoding: 'utf8' as const, stdio: 'pipe' as const };
    return parse(execFileSync('git', ['show', `HEAD:./${file}`], options));
  } catch {
    return undefined;
  }
};

const amounts = (treatment: unknown) => [numberAt(treatment, 'price', 'from'), numberAt(treatment, 'price', 'to')];

/** A price that was changed since the last commit although the day on which the clinic confirmed it was not. */
export function* problemsOfUnverifiedPrices({ facts }: ParsedRecord, { root }: RuleContext): Iterable<Problem> {
  const before = listAt(committed(root, facts.file), 'treatments');
  for (const [index, treatment] of listAt(facts.value, 'treatments').entries()) {
    const earlier = before.find((each) => textAt(each, 'key') === textAt(treatment, 'key'));
    const day = textAt(treatment, 'price', 'verified');
    if (!earlier || isDeepStrictEqual(amounts(earlier), amounts(treatment))) continue;
    if (day === textAt(earlier, 'price', 'verified'))
      yield facts.problemAt(['treatments', index, 'price', 'verified'], {
        found: `"${day}", as before the price was changed`,
        allowed: 'the day on which the clinic confirmed the new price',
        fix: 'Write the day on which the clinic gave this price.',
      });
  }
}
