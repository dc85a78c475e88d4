import { type Problem, quote } from '../../content/problem';
import type { ParsedRecord } from '../../content/records/readRecord';
import { passagesOf } from '../../content/text/textFields';
import { forbiddenClaimIn } from './forbiddenClaims';

/** How to correct a promise: the check warns of it, the publish check refuses it. */
export const promiseFix =
  'Say what is known and what may go wrong; nobody can promise a result or prove to be the best.';

/** Nobody may put other words into a patient's mouth. */
const fixOfQuotation = 'Leave the sentence out, in each language: nobody can promise a result or prove to be the best.';

export function* problemsOfPromises({ kind, words }: ParsedRecord): Iterable<Problem> {
  for (const { words: text, problem } of words.flatMap(passagesOf)) {
    const found = forbiddenClaimIn(text);
    if (found)
      yield problem({
        found: `a promise or a superlative: ${quote(found)}`,
        allowed: 'what sources say, in plain words',
        fix: kind === 'testimonial' ? fixOfQuotation : promiseFix,
      });
  }
}
