import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../facts/isObject';
import type { Problem } from '../../content/problem';
import { listAt, numberAt, textAt, valueAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { changedFiles, committedValue } from '../lastCommit';
import type { RuleContext } from '../rule';

const amounts = (treatment: unknown) => [numberAt(treatment, 'price', 'from'), numberAt(treatment, 'price', 'to')];

const costsIn = (facts: unknown) => {
  const staying = valueAt(facts, ['staying']);
  return isObject(staying) ? { ...staying, verified: undefined } : undefined;
};

/** A price, or costs of staying, changed since the last commit although the day on which they were confirmed was not. */
export function* problemsOfUnverifiedPrices({ facts }: ParsedRecord, context: RuleContext): Iterable<Problem> {
  if (!changedFiles(context).includes(facts.file)) return;
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
