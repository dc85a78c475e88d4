import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Language, localize } from '../../../facts/locales';
import { memoizeByObject } from '../../memoize';
import { type Problem, type ProblemText, problemOfFile } from '../problem';
import { dotted, type FieldPath, textsIn } from '../records/fieldAccess';
import type { WordsSource } from '../records/readRecord';

/** Line of the file on which a node begins; the text's first line when there is no node. */
export const lineOfNode = ({ bodyLine }: Pick<WordsSource, 'bodyLine'>, node: Nodes | undefined): number =>
  (node?.position?.start.line ?? 1) + bodyLine - 1;

/** A problem of one node, or of the whole text when there is no node. */
export const problemOfNode = (source: WordsSource, node: Nodes | undefined, finding: ProblemText, linesAbove = 0) =>
  problemOfFile(source.file, 'text', finding, lineOfNode(source, node) + linesAbove);

/** A node's words without Markdown characters. */
export const plainWords = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainWords).join('') : '';
};

export const writtenAs = (node: Nodes, { body }: Pick<WordsSource, 'body'>): string =>
  body.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);

/** How links are written. */
export const allowedLink = 'links as [words](/path) or [words](https://address)';

/** A piece of the words of a file. */
export interface TextField {
  readonly field: string;
  readonly words: string;
  /** Path of a front matter text; undefined for the text below it. */
  readonly path?: FieldPath;
  problem(finding: ProblemText): Problem;
}

/** What visitors type is in their words, not in the site's. */
const isOurs = ({ path }: { readonly path: FieldPath }): boolean => path[0] !== 'soughtAs';

const fieldsOf = (source: WordsSource) =>
  textsIn(source.value)
    .filter(isOurs)
    .map(({ path, text }) => ({
      field: dotted(path),
      words: text,
      path,
      problem: (finding: ProblemText) => source.problemAt(path, finding),
    }));

const textsBelow = (source: WordsSource, nodes: readonly Nodes[]): TextField[] =>
  nodes.map((node) => ({
    field: 'text',
    words: plainWords(node),
    problem: (finding: ProblemText) => problemOfNode(source, node, finding),
  }));

/** Each text of the front matter, and each paragraph, list or quotation of the text below it. */
export const blocksOf = memoizeByObject((source: WordsSource): readonly TextField[] => [
  ...fieldsOf(source),
  ...textsBelow(source, source.tree.children),
]);

/** The same with each paragraph of a field and each entry of a list alone: one of them may be copied or left untranslated. */
export const passagesOf = memoizeByObject((source: WordsSource): readonly TextField[] => [
  ...fieldsOf(source).flatMap((field) => field.words.split(/\n+/).map((words) => ({ ...field, words }))),
  ...textsBelow(
    source,
    source.tree.children.flatMap((node): Nodes[] => (node.type === 'list' ? node.children : [node])),
  ),
]);

const segmenters = localize((language) => new Intl.Segmenter(language, { granularity: 'sentence' }));
/** The period of an abbreviation does not end a sentence. */
const ABBREVIATION = /\b(?:EE\. UU|Dr|Dra|Sra?|aprox|vs|e\.g|i\.e|p\. ej)\./g;

/** The sentences of a text, each with its position. */
export const sentencesOf = (
  words: string,
  language: Language,
): { readonly words: string; readonly index: number }[] => {
  const masked = words.replace(ABBREVIATION, (found) => found.replace(/[. ]/g, '\u00B7'));
  return [...segmenters[language].segment(masked)].map(({ segment, index }) => ({
    words: words.slice(index, index + segment.length),
    index,
  }));
};

/** A piece of text that must hold both a claim and its source. */
export interface Sentence extends TextField {
  readonly language: Language;
  /** Whether pages turn source markers in it into links. */
  readonly isCitable: boolean;
}

/** Fields that pages show as plain text, by the first or last part of their path. */
const PLAIN_FIELDS = ['name', 'otherNames', 'summary', 'description', 'coverAlt', 'recovery', 'translatedFrom'];
const PLAIN_ENDS = ['name', 'say', 'howOften'];

const readSentences = (source: WordsSource): Sentence[] => {
  const { language } = source;
  const sentences: Sentence[] = fieldsOf(source).map((textField) => ({
    ...textField,
    language,
    isCitable: !PLAIN_FIELDS.includes(String(textField.path[0])) && !PLAIN_ENDS.includes(String(textField.path.at(-1))),
  }));
  visit(source.tree, (node, _index, parent) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const all = plainWords(node);
    const isEntry = node.type !== 'paragraph' || parent?.type === 'listItem';
    for (const { words, index } of isEntry ? [{ words: all, index: 0 }] : sentencesOf(all, language))
      sentences.push({
        language,
        field: 'text',
        words,
        isCitable: node.type !== 'heading',
        problem: (finding) => problemOfNode(source, node, finding, all.slice(0, index).split('\n').length - 1),
      });
  });
  return sentences;
};

/** Each text of the front matter, each list entry and each sentence of a paragraph. */
export const citableSentencesOf = memoizeByObject<WordsSource, readonly Sentence[]>(readSentences);
