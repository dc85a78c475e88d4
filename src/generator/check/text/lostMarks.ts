import type { Nodes } from 'mdast';
import { type ProblemText, quote } from '../../content/problem';
import type { WordsSource } from '../../content/records/readRecord';
import { writtenAs } from '../../content/text/textFields';

const firstLine = (written: string): string => written.split('\n', 1)[0] ?? '';

const lost = (what: string, written: string, fix: string): ProblemText => ({
  found: `${what}: ${quote(firstLine(written))}`,
  allowed: 'text that means the same on the page as in the file',
  fix,
});

/** Numbers that pages would count anew: neither one after the other nor, as some write, all alike. */
const isRecounted = (numbers: readonly number[]): boolean =>
  numbers.some((number, index) => number !== index + 1) && new Set(numbers).size > 1;

/** An entry with what may lie below zero, or with a number alone. People are never as cold or as warm as −36 °C. */
const BELOW_ZERO =
  /^[-*] (?!(?:3[4-9]|4[0-3]|9[3-9]|10\d)(?:[.,]\d)? ?°)\d{1,3}(?:[.,]\d+)?(?: ?(?:°|degrees|grados|D\b|di[oó]pt)|[.;]?$)/m;

/** A line of a sentence, right above: neither a heading nor the words that announce a list. */
const IN_SENTENCE = /(?:^|\n)(?!#)[^\n]*[^\s:]\n$/;

/**
 * Characters that Markdown interprets and pages would not show: a year becomes the number of a list, a plus its bullet.
 * Undefined when nothing is lost.
 */
export const lostMark = (node: Nodes, source: Pick<WordsSource, 'body'>): ProblemText | undefined => {
  const written = writtenAs(node, source);
  const { start, end } = node.position ?? {};
  /** The character before and the one after. */
  const around = `${source.body[(start?.offset ?? 0) - 1] ?? ''}${source.body[end?.offset ?? 0] ?? ''}`;
  switch (node.type) {
    case 'list':
      if (node.ordered && node.start !== 1)
        return lost(
          `a list that begins at ${node.start}`,
          written,
          'Put a backslash behind the number, as in 2026\\. or 2026\\), or begin the list with 1.',
        );
      if (written.startsWith('+'))
        return lost(
          'a plus that becomes the bullet of a list',
          written,
          'Put a backslash before it, \\+, or begin each entry of a list with a hyphen.',
        );
      if (node.ordered && isRecounted(node.children.map((entry) => Number.parseInt(writtenAs(entry, source), 10))))
        return lost(
          'numbers of a list, which pages count anew',
          written,
          'Number the entries 1, 2, 3, or put a backslash behind each number: 3\\.',
        );
      if (node.children.length === 1 && /^\* \D/.test(written))
        return lost(
          'an asterisk that becomes a list of one entry',
          written,
          'Write the note as a sentence, or put a backslash before the asterisk: \\*.',
        );
      if (node.children.length === 1 ? /^[-*] \d/.test(written) : BELOW_ZERO.test(written))
        return lost(
          'a minus before a number, which becomes the bullet of a list',
          written,
          'Write the minus right before its number, −5; for an entry of a list, put words before the number.',
        );
      return node.children.length === 1 && start?.column === 1 && IN_SENTENCE.test(source.body.slice(0, start.offset))
        ? lost(
            'a line of a paragraph that becomes a list of one entry',
            written,
            'Join the line with the one above it; for a list, put an empty line between them.',
          )
        : undefined;
    case 'blockquote':
      return /^>[^\p{L}\n]{0,3}\d/u.test(written)
        ? lost('a sign before a number, which becomes a quotation', written, 'Write "more than" instead of >.')
        : undefined;
    case 'delete':
      return lost(
        'words that are struck through',
        written,
        /^[\p{L})]/u.test(around)
          ? 'Write a small figure, as in H₂O.'
          : 'Write "about" instead of ~, or put a backslash before it: \\~.',
      );
    case 'inlineCode':
    case 'strong':
    case 'emphasis': {
      if (!/\d|^\p{L}{2}$/u.test(around)) return undefined;
      if (written.startsWith('`'))
        return lost('backticks beside a number, which become code', written, 'Write ′ for minutes.');
      return written.startsWith('*')
        ? lost(
            `asterisks ${/\d/.test(around) ? 'beside a number' : 'within a word'}, which become emphasis`,
            written,
            'Write × for "times", or put \\ before each *.',
          )
        : undefined;
    }
    default:
      return undefined;
  }
};
