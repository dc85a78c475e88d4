import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../content/problem';
import { listAt, numberAt, textAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { changedFiles, committedValue } from '../lastCommit';
import type { RuleContext } from '../rule';

const amounts = (treatment: unknown) => [numberAt(treatment, 'price', 'from'), numberAt(treatment, 'price', 'to')];

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
