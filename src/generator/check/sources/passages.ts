import { visit } from 'unist-util-visit';
import { dotted, type Path, textsIn } from '../records/fieldAccess';
import type { WordsSource } from '../records/readRecord';
import { lineOfNode, plainWords } from '../text/nodes';

/** A piece of text that must hold both a claim and its source. */
export interface Passage {
  readonly field: string;
  readonly words: string;
  /** Path of a front matter text; undefined for the text below it. */
  readonly path?: Path;
  /** Whether pages turn source markers in it into links. */
  readonly isCitable: boolean;
  line(): number;
}

/** Fields that pages show as plain text, by the first or last part of their path. */
const PLAIN_FIELDS = ['name', 'otherNames', 'summary', 'description', 'coverAlt', 'recovery', 'translatedFrom'];
const PLAIN_ENDS = ['name', 'say', 'howOften'];

const isShownPlain = (path: Path): boolean =>
  PLAIN_FIELDS.includes(String(path[0])) || PLAIN_ENDS.includes(String(path.at(-1)));

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};
/** The period of an abbreviation does not end a sentence. */
const ABBREVIATION = /\b(?:EE\. UU|Dr|Dra|Sra?|aprox|vs|e\.g|i\.e|p\. ej)\./g;

/** The sentences of a text, each with its position. */
export const sentencesOf = (
  words: string,
  language: WordsSource['language'],
): { readonly words: string; readonly index: number }[] => {
  const masked = words.replace(ABBREVIATION, (found) => found.replaceAll('.', '\u00B7').replaceAll(' ', '\u00B7'));
  return [...segmenters[language].segment(masked)].map(({ segment, index }) => ({
    words: words.slice(index, index + segment.length),
    index,
  }));
};

const readPassages = (source: WordsSource): Passage[] => {
  const passages: Passage[] = textsIn(source.value).map(({ path, text }) => ({
    field: dotted(path),
    words: text,
    path,
    isCitable: !isShownPlain(path),
    line: () => source.lineOf(path),
  }));
  visit(source.tree, (node, _index, parent) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const words = plainWords(node);
    const isEntry = node.type !== 'paragraph' || parent?.type === 'listItem';
    const start = lineOfNode(source, node);
    for (const part of isEntry ? [{ words, index: 0 }] : sentencesOf(words, source.language))
      passages.push({
        field: 'text',
        words: part.words,
        isCitable: node.type !== 'heading',
        line: () => start + words.slice(0, part.index).split('\n').length - 1,
      });
  });
  return passages;
};

const passages = new WeakMap<WordsSource, readonly Passage[]>();

/** Each text of the front matter, each list entry and each sentence of a paragraph. Four rules ask for them. */
export const passagesOf = (source: WordsSource): readonly Passage[] => {
  const found = passages.get(source) ?? readPassages(source);
  passages.set(source, found);
  return found;
};

/** Keys in square brackets as written: `[cdc-flying]` or `[cdc-flying, nice-157]`. */
export const markersIn = (words: string): string[] =>
  [...words.matchAll(/\[([^\][\n]{0,200})\]/g)].flatMap(([, keys = '']) => keys.split(',').map((key) => key.trim()));
