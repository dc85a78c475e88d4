import type { RootContent } from 'mdast';
import { markIn } from '../../../schemas/plainText';
import type { WordsSource } from '../records/readRecord';
import { type Finding, type Problem, quote } from '../report/problem';
import { plainWords, problemOfNode, writtenAs } from './nodes';

/**
 * One pair of quotation marks around everything. A text that begins with one quotation and ends with another does not
 * match.
 */
const QUOTED = /^(?:"[^"]*"|“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|['‘](?:[^'‘’]|(?<=\p{L})['’](?=\p{L}))*['’])$/u;

/** "2019. That was the year": Markdown reads a list, but it is a sentence and pages show it as one. */
const isNumberedSentence = (node: RootContent): boolean =>
  node.type === 'list' && node.ordered === true && node.children.length === 1 && (node.start ?? 1) > 99;

const isPlainBlock = (node: RootContent): boolean =>
  isNumberedSentence(node) ||
  (node.type === 'paragraph' && node.children.every(({ type }) => type === 'text' || type === 'break'));

const allowed = 'plain paragraphs with an empty line between them, without quotation marks around the whole';

const notPlainWords = (node: RootContent, written: string): Finding | undefined => {
  const mark = QUOTED.test(written.trim()) ? undefined : markIn(written);
  if (mark) return { found: mark.found, allowed, fix: mark.fix };
  return isPlainBlock(node)
    ? undefined
    : {
        found: `Markdown or an address: ${quote(written)}`,
        allowed,
        fix: 'Remove the marks or the address, and leave the words.',
      };
};

/** A testimonial is shown as plain words: Markdown characters in it would be seen and read aloud. */
export const problemsOfQuotation = (source: WordsSource): Problem[] => {
  const { children } = source.tree;
  const problems = children.flatMap((node) => {
    const finding = notPlainWords(node, writtenAs(node, source));
    return finding ? [problemOfNode(source, node, finding)] : [];
  });
  const text = children.map(plainWords).join('\n').trim();
  if (!QUOTED.test(text)) return problems;
  const finding = {
    found: `words in quotation marks: ${quote(text)}`,
    allowed,
    fix: 'Remove the first and the last quotation mark; the page shows that somebody says the words.',
  };
  return [...problems, problemOfNode(source, children[0], finding)];
};
