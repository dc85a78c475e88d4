import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../content/problem';
import { listAt, numberAt, textAt, valueAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { changedFiles, committedValue } from '../lastCommit';
import { problemsOfFlightDays } from '../offers/offerRules';
import type { RuleContext } from '../rule';

/** What a treatment's price covers; lodging and travel come on top. */
const COVERED = ['care', 'materials', 'tests'] as const;

const amounts = (treatment: unknown) => [numberAt(treatment, 'price', 'from'), numberAt(treatment, 'price', 'to')];

/** The example trip must fit the treatment that it names: within its price, and not shorter than its stay. */
export function* problemsOfExampleTrip(reading: ParsedRecord, context: RuleContext): Iterable<Problem> {
  const { facts } = reading;
  const trip = valueAt(facts.value, ['exampleTrip']);
  const key = textAt(trip, 'treatment');
  const treatment = listAt(facts.value, 'offers').find((each) => key !== undefined && textAt(each, 'key') === key);
  const [from, to] = amounts(treatment);
  const costs = COVERED.map((cost) => numberAt(trip, 'costs', cost));
  const sum = costs.reduce<number>((total, cost) => total + (cost ?? Number.NaN), 0);
  // Ends in the wrong order have their own problem.
  if (from !== undefined && to !== undefined && from <= to && (sum < from || sum > to))
    yield facts.problemAt(['exampleTrip', 'costs'], {
      found: `${COVERED.join(' + ')} = ${sum}, outside the price of ${key}`,
      allowed: `${from} to ${to}`,
      fix: 'Correct the costs of the example trip, or the price.',
    });
  const days = numberAt(trip, 'days');
  const [stay, longest] = [
    numberAt(treatment, 'trips', 0, 'stayDays', 'from'),
    numberAt(treatment, 'trips', 0, 'stayDays', 'to'),
  ];
  if (days === undefined || stay === undefined || longest === undefined || stay > longest) return;
  // Why a trip must be longer says more than that it must be.
  const isTold = [...problemsOfFlightDays(reading, context)].some(({ field }) => field === 'exampleTrip.days');
  if (days < stay && !isTold)
    yield facts.problemAt(['exampleTrip', 'days'], {
      found: `${days} days, shorter than the stay of ${key}`,
      allowed: `at least ${stay}`,
      fix: 'Correct the days of the example trip, or stayDays.',
    });
}

/** A price that was changed since the last commit although the day on which the clinic confirmed it was not. */
export function* problemsOfUnverifiedPrices({ facts }: ParsedRecord, context: RuleContext): Iterable<Problem> {
  if (!changedFiles(context).includes(facts.file)) return;
  const before = listAt(committedValue(context, facts.file), 'offers');
  for (const [index, treatment] of listAt(facts.value, 'offers').entries()) {
    const earlier = before.find((each) => textAt(each, 'key') === textAt(treatment, 'key'));
    const day = textAt(treatment, 'price', 'verified');
    if (!earlier || isDeepStrictEqual(amounts(earlier), amounts(treatment))) continue;
    if (day === textAt(earlier, 'price', 'verified'))
      yield facts.problemAt(['offers', index, 'price', 'verified'], {
        found: `"${day}", as before the price was changed`,
        allowed: 'the day on which the clinic confirmed the new price',
        fix: 'Write the day on which the clinic gave this price.',
      });
  }
}
