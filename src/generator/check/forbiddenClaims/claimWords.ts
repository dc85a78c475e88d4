/**
 * Promises and superlatives of a language, by their grammar: who cures, what is the best of its place, what is absolute, what
 * lasts for ever. Lists of illnesses would never be complete.
 */
export interface ClaimWords {
  /** Sources of patterns: a cure, success, a result, or a treatment without risk. */
  readonly promises: readonly string[];
  /** The same for what may deny something in its own words: "you will never". */
  readonly boasts: readonly string[];
  /** What is promised when nothing in the sentence doubts it: always and something good, never and something bad. */
  readonly certainties: readonly string[];
  /** Doubt, a condition, a count: then the three before are not certain. */
  readonly doubts: string;
  /** When one of these comes before a promise in the same sentence, it is not a promise. */
  readonly negations: string;
  /** When one of these follows a promise, it is not a promise either: "cannot be had". */
  readonly denials: string;
  /** Who asks, warns of a promise or tells what others say does not promise. */
  readonly warnings: string;
  /** What a promise may begin with, and denies nothing there: "no risk". */
  readonly without: string;
}

/** The end of a word, also after an accented letter. */
export const END = String.raw`(?![\p{L}\p{N}])`;
export const START = String.raw`(?<![\p{L}\p{N}])`;
/** Two words of a clause, in either order. */
export const together = (one: string, other: string): string =>
  `(?:${one}${END}[^:;]*?${START}${other}|${other}${END}[^:;]*?${START}${one})${END}`;
export const FEW_WORDS = String.raw`(?:[\p{L}’'-]+ ){0,4}`;
/** A rate that only a study may name. */
export const HIGH = String.raw`(?:(?:9\d|100)(?:[.,]\d+)?|ninety(?:-\p{L}+)?|noventa(?: y \p{L}+)?)\s?(?:%|percent|por ciento)`;
/** Most of all, as a share: a study may name it, as a certainty that nothing in the sentence doubts it is a promise. */
export const SHARE = `(?:${HIGH}|9\\d (?:(?:out )?of|de cada) 100|nine (?:out of|in) (?:every )?ten|nueve de cada diez|(?:virtually|practically) (?:all|every)|prácticamente tod[oa]s)`;
/** A rank that an authority gives, which a reader can look up. */
export const SOURCED = String.raw`[^.;]*(?:regist(?:er|ry|ro)|minist(?:ry|erio)|20\d\d)`;
