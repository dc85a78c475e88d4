import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import { type Localized, localize } from '../../../facts/locales';
import { memoize } from '../../memoize';
import { type ClaimWords, START } from './claimWords';
import { english } from './english';
import { spanish } from './spanish';

/** Promises that no site may make, in the words of each language. */
const words: Localized<ClaimWords | undefined> = { en: english, es: spanish };

const patternsOf = (list: 'promises' | 'boasts'): readonly RegExp[] =>
  Object.values(words).flatMap((each) => (each?.[list] ?? []).map((pattern) => new RegExp(START + pattern, 'iu')));
const boasts = patternsOf('boasts');
const forbiddenClaims = [...patternsOf('promises'), ...boasts];

const oneOf = (list: 'negations' | 'warnings' | 'without'): string =>
  inAnyLanguage(localize((language) => words[language]?.[list]));
const NEGATION = new RegExp(String.raw`(?<!\p{L})${oneOf('negations')}(?!\p{L})`, 'iu');
const WARNING = new RegExp(String.raw`(?<!\p{L})${oneOf('warnings')}(?!\p{L})`, 'iu');
const WITHOUT = new RegExp(String.raw`^${oneOf('without')}\b`, 'i');

/** "Results are not guaranteed", "garantizamos que no…": here the negation is between the two words. */
const deniedWithin = (promised: string): boolean => NEGATION.test(promised.replace(WITHOUT, ''));

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?;])(?<!\bNo\.)\s+|\n+/);

/** The first promise in a text, or undefined. Sentences that deny it do not count. */
export const forbiddenClaimIn = memoize((text): string | undefined => {
  for (const sentence of splitSentences(text))
    for (const pattern of forbiddenClaims) {
      const match = pattern.exec(sentence);
      if (!match) continue;
      const before = sentence.slice(0, match.index);
      const isWarning = WARNING.test(before) || sentence.trimEnd().endsWith('?');
      const isDenied = NEGATION.test(before) || (!boasts.includes(pattern) && deniedWithin(match[0]));
      if (!isWarning && !isDenied) return match[0].trim();
    }
  return undefined;
});
