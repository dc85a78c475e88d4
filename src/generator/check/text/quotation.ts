import type { RootContent } from 'mdast';
import { markIn } from '../../../schemas/plainText';
import { type Problem, quote } from '../../content/problem';
import type { ParsedRecord } from '../../content/records/readRecord';
import { plainWords, problemOfNode, writtenAs } from '../../content/text/textFields';

/** One pair of quotation marks around everything, not a text that begins with one quotation and ends with another. */
const QUOTED = /^(?:"[^"]*"|“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|['‘](?:[^'‘’]|(?<=\p{L})['’](?=\p{L}))*['’])$/u;

/** "2019. That was the year": Markdown reads a list, but it is a sentence and pages show it as one. */
const isNumberedSentence = (node: RootContent): boolean =>
  node.type === 'list' && node.ordered === true && node.children.length === 1 && (node.start ?? 1) > 99;

const isPlainBlock = (node: RootContent): boolean =>
  isNumberedSentence(node) ||
  (node.type === 'paragraph' && node.children.every(({ type }) => type === 'text' || type === 'break'));

const allowed = 'plain paragraphs with an empty line between them, without quotation marks around the whole';

/** A testimonial is shown as plain words: Markdown characters in it would be seen and read aloud. */
export function* problemsOfQuotation({ words }: ParsedRecord): Iterable<Problem> {
  for (const source of words) {
    const { children } = source.tree;
    for (const node of children) {
      const written = writtenAs(node, source);
      const mark = QUOTED.test(written.trim()) ? undefined : markIn(written);
      if (mark) yield problemOfNode(source, node, { found: mark.found, allowed, fix: mark.fix });
      else if (!isPlainBlock(node))
        yield problemOfNode(source, node, {
          found: `Markdown or an address: ${quote(written)}`,
          allowed,
          fix: 'Remove the marks or the address, and leave the words.',
        });
    }
    const text = children.map(plainWords).join('\n').trim();
    if (QUOTED.test(text))
      yield problemOfNode(source, children[0], {
        found: `words in quotation marks: ${quote(text)}`,
        allowed,
        fix: 'Remove the first and the last quotation mark; the page shows that somebody says the words.',
      });
  }
}
