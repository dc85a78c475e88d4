import { counterpartOf } from '../../../facts/counterpart';
import { type Problem, quote } from '../../content/problem';
import type { ParsedRecord } from '../../content/records/readRecord';
import { isBehind, newerLanguageOf } from '../../content/records/translatedFrom';
import { problemsOfShortSections } from '../languages/structureParity';
import type { RuleContext } from '../rule';

/** Words that were changed in one language only, or in both without a confirmation that they agree. */
export function* problemsOfTranslation(reading: ParsedRecord, { found }: RuleContext): Iterable<Problem> {
  const { folder, words } = reading;
  const newer = newerLanguageOf(words);
  const damaged = [...problemsOfShortSections(reading)];
  yield* damaged;
  for (const source of words.filter((each) => isBehind(each, words))) {
    const counterpart = `words.${counterpartOf(source.language)}.md`;
    // Who writes here what a damaged file says copies the damage.
    if ([...found, ...damaged].some(({ file }) => file === `${folder}/${counterpart}`)) continue;
    yield source.problemAt(['translatedFrom'], {
      found: newer ? `${counterpart} is newer` : `this file and ${counterpart} were both changed`,
      allowed: 'the same in both languages',
      fix: `Compare ${quote(counterpart)} with this file, write here what it says, then npm run translated -- ${source.file}`,
    });
  }
}
