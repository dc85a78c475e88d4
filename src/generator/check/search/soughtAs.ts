import { phraseTokens } from '../../../search/tokens';
import { type Problem, quote } from '../../content/problem';
import { listAt, numberAt, textAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import type { RuleContext } from '../rule';

/** Whether the search knows which of two procedures comes first. */
const areInOrder = (a: ParsedRecord, b: ParsedRecord): boolean => {
  const [one, other] = [a.facts.value, b.facts.value];
  if ((textAt(one, 'evidence') === 'unproven') !== (textAt(other, 'evidence') === 'unproven')) return true;
  return (
    textAt(one, 'careOption') === textAt(other, 'careOption') && numberAt(one, 'order') !== numberAt(other, 'order')
  );
};

/** Search words of two procedures when nothing says which of them comes first. */
export function* problemsOfSoughtWords({ procedure }: RuleContext['all']): Iterable<Problem> {
  const claims = new Map<string, { readonly reading: ParsedRecord; readonly at: string }[]>();
  for (const reading of procedure)
    for (const source of reading.words)
      for (const [index, entry] of listAt(source.value, 'soughtAs').entries()) {
        if (typeof entry !== 'string') continue;
        // The search does not ask for their order.
        const words = phraseTokens(entry).sort().join(' ');
        const earlier = claims.get(words) ?? [];
        claims.set(words, [...earlier, { reading, at: `${source.file}:${source.lineOf(['soughtAs', index])}` }]);
        const rival = earlier.find((claim) => claim.reading !== reading && !areInOrder(claim.reading, reading));
        if (rival)
          yield source.problemAt(['soughtAs', index], {
            found: `${quote(entry)}, which ${rival.at} claims, too`,
            allowed: 'words of one procedure, or of procedures of one care option that differ in order, or in evidence',
            fix: 'Remove them here or there, say more, or correct order in facts.yaml.',
          });
      }
}
