import { languageOf, nameOfLanguage } from './languageOf';
import { lineOfNode, textOf } from './nodes';
import { dotted, textsIn } from './peek';
import { type Problem, quote } from './problem';
import type { Reading, WordsSource } from './readRecord';

/** Fields and pieces of the text, each with its place. */
interface Piece {
  readonly field: string;
  readonly line: () => number;
  readonly text: string;
}

const piecesOf = (source: WordsSource): Piece[] => [
  ...textsIn(source.value).map(({ path, text }) => ({ field: dotted(path), line: () => source.lineOf(path), text })),
  ...source.tree.children.map((node) => ({ field: 'text', line: () => lineOfNode(source, node), text: textOf(node) })),
];

/** Fewer would be pieces that somebody forgot; with more, and most of them wrong, the file itself is the other one. */
const MOST_TOLD = 3;

const inWrongLanguage = (source: WordsSource, others: readonly WordsSource[]): Problem[] => {
  const { file, language } = source;
  const judged = piecesOf(source)
    .map((piece) => ({ ...piece, found: languageOf(piece.text) }))
    .filter(({ found }) => found !== undefined);
  const suspected = judged.filter(({ found }) => found !== language);
  if (suspected.length === 0) return [];
  // What stands in both files word by word is told as such.
  const same = new Set(others.flatMap(piecesOf).map(({ text }) => text.trim()));
  const wrong = suspected.filter(({ text }) => !same.has(text.trim()));
  const [first] = wrong;
  if (!first?.found) return [];
  const told = { allowed: `words in ${nameOfLanguage(language)}`, file };
  if (wrong.length * 2 > judged.length && wrong.length > 1)
    return [
      {
        ...told,
        line: first.line(),
        field: 'whole file',
        found: `words in ${nameOfLanguage(first.found)}: ${quote(first.text)}`,
        mend: `Exchange the file with words.${first.found}.md, if that one is in ${nameOfLanguage(language)}; otherwise translate it.`,
      },
    ];
  return wrong.slice(0, MOST_TOLD).map(({ field, line, text, found = language }) => ({
    ...told,
    line: line(),
    field,
    found: `words in ${nameOfLanguage(found)}: ${quote(text)}`,
    mend: `Translate them; if they stand in the wrong file, exchange them with those of words.${found}.md.`,
  }));
};

/** Texts of some length that are in the other language than their file. */
export const problemsOfLanguage = ({ words }: Reading): Problem[] =>
  words.flatMap((source) =>
    inWrongLanguage(
      source,
      words.filter((other) => other !== source),
    ),
  );
