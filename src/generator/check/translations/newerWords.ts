import { counterpartOf } from '../../../facts/counterpart';
import { type Problem, quote } from '../../content/problem';
import type { ParsedRecord } from '../../content/records/readRecord';
import { isBehind, newerLanguageOf } from '../../content/records/translatedFrom';

/** Words that were changed in one language only, or in both without a confirmation that they agree. */
export function* problemsOfTranslation({ words }: ParsedRecord): Iterable<Problem> {
  const newer = newerLanguageOf(words);
  for (const source of words.filter((each) => isBehind(each, words))) {
    const counterpart = `words.${counterpartOf(source.language)}.md`;
    yield source.problemAt(['translatedFrom'], {
      found: newer ? `${counterpart} is newer` : `this file and ${counterpart} were both changed`,
      allowed: 'the same in both languages',
      fix: `Compare ${quote(counterpart)} with this file, write here what it says, then npm run translated -- ${source.file}`,
    });
  }
}
