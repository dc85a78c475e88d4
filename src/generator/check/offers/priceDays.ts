import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../facts/isObject';
import { isWrongIn, type Problem } from '../../content/problem';
import { listAt, numberAt, textAt, valueAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { changedFiles, committedValue } from '../lastCommit';
import type { RuleContext } from '../rule';

/** What a clinic confirmed: the price, and what it is for. */
const confirmed = (offer: unknown) => [
  numberAt(offer, 'price', 'from'),
  numberAt(offer, 'price', 'to'),
  valueAt(offer, ['unit']),
  textAt(offer, 'scope'),
];

/** An offer as it was, also under a key that it no longer has. */
const earlierOf = (offer: unknown, before: readonly unknown[], now: readonly unknown[]): unknown => {
  const keyOf = (each: unknown) => textAt(each, 'key');
  return (
    before.find((each) => keyOf(each) === keyOf(offer)) ??
    before.find(
      (each) =>
        textAt(each, 'procedure') === textAt(offer, 'procedure') && !now.some((other) => keyOf(other) === keyOf(each)),
    )
  );
};

const costsIn = (facts: unknown) => {
  const staying = valueAt(facts, ['staying']);
  return isObject(staying) ? { ...staying, verified: undefined } : undefined;
};

/** A price, or costs of staying, changed since the last commit although the day on which they were confirmed was not. */
export function* problemsOfUnverifiedPrices(reading: ParsedRecord, context: RuleContext): Iterable<Problem> {
  const { facts, problems } = reading;
  if (!changedFiles(context).includes(facts.file) || isWrongIn(problems, facts, 'offers')) return;
  const committed = committedValue(context, facts.file);
  const looked = textAt(facts.value, 'staying', 'verified');
  const costs = costsIn(committed);
  if (costs && looked === textAt(committed, 'staying', 'verified') && !isDeepStrictEqual(costs, costsIn(facts.value)))
    yield facts.problemAt(['staying', 'verified'], {
      found: `"${looked}", as before the costs of staying were changed`,
      allowed: 'the day on which the new costs were looked up',
      fix: 'Write the day on which these costs were looked up.',
    });
  const before = listAt(committed, 'offers');
  const offers = listAt(facts.value, 'offers');
  for (const [index, offer] of offers.entries()) {
    const earlier = earlierOf(offer, before, offers);
    const [day, last] = [offer, earlier].map((each) => textAt(each, 'price', 'verified'));
    if (!earlier || !day || !last || isDeepStrictEqual(confirmed(earlier), confirmed(offer))) continue;
    if (day <= last)
      yield facts.problemAt(['offers', index, 'price', 'verified'], {
        found: `"${day}", ${day < last ? `before "${last}", when` : 'as before'} the price${day < last ? ' was another' : ' was changed'}`,
        allowed: 'the day on which the clinic confirmed the new price',
        fix: 'Write the day on which the clinic gave this price.',
      });
  }
}
