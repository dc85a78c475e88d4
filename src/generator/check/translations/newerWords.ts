import { alternateLanguage, type Language } from '../../../facts/locales';
import { DIGEST_LENGTH } from '../../../schemas/translation';
import { digest } from '../../digest';
import type { ParsedRecord } from '../../content/records/readRecord';
import { type Problem, quote } from '../../content/problem';

const STAMP = /^translatedFrom:.*\n/m;

/** Digest of a file of words without its own field translatedFrom. */
export const digestOfWords = (text: string): string => digest(text.replace(STAMP, '')).slice(0, DIGEST_LENGTH);

/** A file of words with the digest of the other language's file in the last line of its front matter. */
export const stamped = (text: string, counterpart: string): string =>
  text
    .replace(STAMP, '')
    .replace(/^(---[ ]*\n[\s\S]*?\n)(---[ ]*(?:\n|$))/, `$1translatedFrom: "${digestOfWords(counterpart)}"\n$2`);

/** The state of a record's words in one language. */
export interface DatedWords {
  readonly language: Language;
  /** Digest of the file's content. */
  readonly digest: string;
  /** Digest of the other language's words at the time when somebody confirmed that both agree. */
  readonly translatedFrom?: string | undefined;
}

/** Whether the other language's words have changed since both were confirmed to agree. */
const isBehind = ({ language, translatedFrom }: DatedWords, words: readonly DatedWords[]): boolean => {
  const counterpart = words.find((each) => each.language === alternateLanguage(language));
  return translatedFrom !== undefined && counterpart !== undefined && translatedFrom !== counterpart.digest;
};

/** The language whose words alone were changed; undefined when both or neither were, or nobody has confirmed them. */
export const newerLanguageOf = (words: readonly DatedWords[]): Language | undefined => {
  const [behind, ...others] = words.filter((source) => isBehind(source, words));
  return behind && others.length === 0 ? alternateLanguage(behind.language) : undefined;
};

/** Words that were changed in one language only, or in both without a confirmation that they agree. */
export function* problemsOfTranslation({ words }: ParsedRecord): Iterable<Problem> {
  const newer = newerLanguageOf(words);
  for (const source of words.filter((each) => isBehind(each, words))) {
    const counterpart = `words.${alternateLanguage(source.language)}.md`;
    yield source.problemAt(['translatedFrom'], {
      found: newer ? `${counterpart} is newer` : `this file and ${counterpart} were both changed`,
      allowed: 'the same in both languages',
      fix: `Compare ${quote(counterpart)} with this file, write here what it says, then npm run translated -- ${source.file}`,
    });
  }
}
