import { defaultLanguage } from '../../../facts/locales';
import type { Reading } from '../records/readRecord';
import { type Problem, quote } from '../report/problem';
import { detectLanguage, nameOfLanguage } from './detectLanguage';
import { isSentence, piecesOf } from './pieces';

/** Finds sentences that are identical in both languages and too short for language detection. */
export const problemsOfSameWords = ({ words }: Reading): Problem[] => {
  const english = words.find(({ language }) => language === defaultLanguage);
  if (!english) return [];
  const own = new Set(piecesOf(english).map((piece) => piece.words));
  return words
    .filter((source) => source !== english)
    .flatMap((source) =>
      piecesOf(source)
        .filter((piece) => own.has(piece.words) && isSentence(piece.words) && !detectLanguage(piece.words))
        .map(({ field, line, words: same }) => ({
          file: source.file,
          line: line(),
          field,
          found: `the same words as in words.${defaultLanguage}.md: ${quote(same)}`,
          allowed: `words in ${nameOfLanguage(source.language)}`,
          fix: `Translate them; if they are right here, translate those of words.${defaultLanguage}.md.`,
        })),
    );
};
