import { visit } from 'unist-util-visit';
import { dotted, type Path, textsIn } from '../records/fieldAccess';
import type { WordsSource } from '../records/readRecord';
import { lineOfNode, plainWords } from '../text/nodes';

/** Words in which a claim and its source stand together. */
export interface Passage {
  readonly field: string;
  readonly words: string;
  /** Path of a front matter text; undefined for the text below it. */
  readonly path?: Path;
  /** Whether a page turns the markers of sources in it into links. */
  readonly isCitable: boolean;
  line(): number;
}

/** Fields that pages show as words alone, by the first or the last part of their path. */
const PLAIN_FIELDS = ['name', 'otherNames', 'summary', 'description', 'coverAlt', 'recovery', 'translatedFrom'];
const PLAIN_ENDS = ['name', 'say', 'howOften'];

const isShownPlain = (path: Path): boolean =>
  PLAIN_FIELDS.includes(String(path[0])) || PLAIN_ENDS.includes(String(path.at(-1)));

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};
/** The point of an abbreviation ends no sentence. */
const ABBREVIATION = /\b(?:EE\. UU|Dr|Dra|Sra?|aprox|vs|e\.g|i\.e|p\. ej)\./g;

/** Sentences of a text, each with the place where it begins. */
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

/** Each text of the front matter, each entry of a list and each sentence of a paragraph. */
export const passagesOf = (source: WordsSource): Passage[] => {
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

/** Keys in square brackets, `[cdc-flying]` or `[cdc-flying, nice-157]`, as they stand. */
export const markersIn = (words: string): string[] =>
  [...words.matchAll(/\[([^\][\n]{0,200})\]/g)].flatMap(([, keys = '']) => keys.split(',').map((key) => key.trim()));
