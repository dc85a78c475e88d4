import type { Reading, WordsSource } from '../records/readRecord';
import { type Problem, quote } from '../report/problem';
import { detectLanguage, nameOfLanguage } from './detectLanguage';
import { isSentence, piecesOf } from './pieces';

const textsInOtherLanguage = (source: WordsSource): Problem[] => {
  const { file, language } = source;
  const judged = piecesOf(source).flatMap((piece) => {
    const found = isSentence(piece.words) ? detectLanguage(piece.words) : undefined;
    return found ? [{ ...piece, found }] : [];
  });
  const wrong = judged.filter(({ found }) => found !== language);
  const allowed = `words in ${nameOfLanguage(language)}`;
  const [first] = wrong;
  // When most texts are in the wrong language, the whole file is probably the other language's.
  if (first && wrong.length > 1 && wrong.length * 2 > judged.length)
    return [
      {
        file,
        line: first.line(),
        field: 'whole file',
        found: `words in ${nameOfLanguage(first.found)}: ${quote(first.words)}`,
        allowed,
        fix: `Translate the file, or swap it with words.${first.found}.md if that one is in ${nameOfLanguage(language)}.`,
      },
    ];
  return wrong.map(({ field, line, words, found }) => ({
    file,
    line: line(),
    field,
    found: `words in ${nameOfLanguage(found)}: ${quote(words)}`,
    allowed,
    fix: `Translate them; if they are in the wrong file, swap them with those of words.${found}.md.`,
  }));
};

/** Finds longer texts that are not in the language of their file. */
export const problemsOfLanguage = ({ words }: Reading): Problem[] => words.flatMap(textsInOtherLanguage);
