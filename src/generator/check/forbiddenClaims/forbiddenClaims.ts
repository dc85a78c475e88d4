import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import { type Localized, localize } from '../../../facts/locales';
import { memoize } from '../../memoize';
import { type ClaimWords, START } from './claimWords';
import { english } from './english';
import { spanish } from './spanish';

/** Promises that no site may make, in the words of each language. */
const words: Localized<ClaimWords | undefined> = { en: english, es: spanish };

const oneOf = (list: 'negations' | 'denials' | 'warnings' | 'without'): string =>
  inAnyLanguage(localize((language) => words[language]?.[list]));
const word = (source: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'iu');
const NEGATION = word(oneOf('negations'));
const WARNING = word(oneOf('warnings'));
const WITHOUT = new RegExp(String.raw`^${oneOf('without')}\b`, 'i');
/** "A perfect smile cannot be promised": the verb that follows is denied, or tells who speaks or of how many. */
const DENIED_AFTER = new RegExp(String.raw`^ ?(?:\p{L}+ )?${oneOf('denials')}(?!\p{L})`, 'iu');
const NOTHING = /(?!)/;

interface Forbidden {
  readonly pattern: RegExp;
  /** "Results are not guaranteed", "garantizamos que no…": the promise may deny itself. */
  readonly mayDeny: boolean;
  readonly doubts: RegExp;
}

const forbidden: readonly Forbidden[] = Object.values(words).flatMap((each) =>
  each
    ? (['promises', 'boasts', 'certainties'] as const).flatMap((list) =>
        each[list].map((source) => ({
          pattern: new RegExp(`${START}(?:${source})`, 'iu'),
          mayDeny: list === 'promises',
          doubts: list === 'certainties' ? word(each.doubts) : NOTHING,
        })),
      )
    : [],
);

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?;])(?<!\bNo\.)\s+|\n+/);

/** The first promise in a text, or undefined. Sentences that deny it do not count. */
export const forbiddenClaimIn = memoize((text): string | undefined => {
  for (const sentence of splitSentences(text))
    for (const { pattern, mayDeny, doubts } of forbidden) {
      const match = pattern.exec(sentence);
      if (!match || doubts.test(sentence)) continue;
      const before = sentence.slice(0, match.index);
      const negation = NEGATION.exec(sentence);
      const after = sentence.slice(match.index + match[0].length);
      const isWarning = WARNING.test(before) || sentence.trimEnd().endsWith('?');
      const deniesItself = (mayDeny && NEGATION.test(match[0].replace(WITHOUT, ''))) || DENIED_AFTER.test(after);
      if (!isWarning && (!negation || negation.index >= match.index) && !deniesItself) return match[0].trim();
    }
  return undefined;
});
