import { counterpartOf } from '../../../facts/counterpart';
import type { Language } from '../../../facts/locales';
import { DIGEST_LENGTH } from '../../../schemas/translation';
import { digest } from '../../digest';

const STAMP = /^translatedFrom:.*\n/m;

/** A file of words without its own field translatedFrom. */
export const withoutStamp = (text: string): string => text.replace(STAMP, '');

/** Digest of a file of words without its own field translatedFrom. */
export const digestOfWords = (text: string): string => digest(withoutStamp(text)).slice(0, DIGEST_LENGTH);

/** A file of words with the digest of its counterpart's file in the last line of its front matter. */
export const stamped = (text: string, counterpart: string): string =>
  withoutStamp(text).replace(
    /^(---[ ]*\n[\s\S]*?\n)(---[ ]*(?:\n|$))/,
    `$1translatedFrom: "${digestOfWords(counterpart)}"\n$2`,
  );

/** The state of a record's words in one language. */
export interface DatedWords {
  readonly language: Language;
  readonly digest: string;
  /** Digest of the counterpart's words at the time when somebody confirmed that both agree. */
  readonly translatedFrom?: string | undefined;
}

/** Whether the counterpart's words have changed since both were confirmed to agree. */
export const isBehind = ({ language, translatedFrom }: DatedWords, words: readonly DatedWords[]): boolean => {
  const counterpart = words.find((each) => each.language === counterpartOf(language));
  return translatedFrom !== undefined && counterpart !== undefined && translatedFrom !== counterpart.digest;
};

/** The language whose words alone were changed; undefined when several or none were, or nobody has confirmed them. */
export const newerLanguageOf = (words: readonly DatedWords[]): Language | undefined => {
  const behind = words.filter((source) => isBehind(source, words)).map(({ language }) => language);
  const [newer, ...others] = new Set(behind.map(counterpartOf));
  return newer && others.length === 0 && !behind.includes(newer) ? newer : undefined;
};
