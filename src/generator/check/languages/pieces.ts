import { dotted, textsIn } from '../records/fieldAccess';
import type { WordsSource } from '../records/readRecord';
import { lineOfNode, plainWords } from '../text/nodes';

/** A text of the front matter, or a paragraph, list or quotation of the text below it. */
export interface Piece {
  readonly field: string;
  readonly words: string;
  line(): number;
}

/** Every piece of text in a language's file. */
export const piecesOf = (source: WordsSource): Piece[] => [
  ...textsIn(source.value).map(({ path, text }) => ({
    field: dotted(path),
    words: text.trim(),
    line: () => source.lineOf(path),
  })),
  ...source.tree.children.map((node) => ({
    field: 'text',
    words: plainWords(node).trim(),
    line: () => lineOfNode(source, node),
  })),
];

/** Names and addresses are the same in every language. Few of them are longer. */
const LONGEST_NAME = 30;
/** Small words in names: "Registro Andino de Profesionales de la Salud". */
const PARTICLES = new Set('de del la las los el y e of the and for in on at da do dos von van'.split(' '));
const ADDRESS = /(?:https?:\/\/|mailto:|www\.)\S+|\S+@\S+/gi;

/** Whether words need a translation. In a long name, such as an airport's, most words begin with a capital. */
export const isSentence = (text: string): boolean => {
  const rest = text.replace(ADDRESS, '').trim();
  const words = rest.split(/\s+/).filter((word) => !PARTICLES.has(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return rest.length > LONGEST_NAME && small.length * 2 >= words.length;
};
