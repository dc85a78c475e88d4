import { BULLET, foreignMark } from '../../../schemas/plainText';
import { type ProblemText, quote } from '../../content/problem';
import { allowedLink } from '../../content/text/textFields';

/**
 * What people begin the lines of a list with: any sign, Word's second bullet that becomes an o, an empty box, a number or a
 * letter as 1.-, 1º, 1 -, (a) or ii). A sign right before a figure belongs to it: −5.
 */
const ENTRY =
  String.raw`(?:[^\p{L}\p{N}\s\p{Ps}\p{Pi}\p{Pf}\p{Sc}"'¿¡*_|:/@#&%,;]{1,3}(?:[ \t]+|(?=\p{L}))|\*(?=\p{L})|o[^\S\n]+|\[[ xX]?\] ` +
  String.raw`|[([]?(?:\d{1,2}\p{L}{0,2}|[a-zA-Z]|[ivxIVX]{2,4})(?:[.)\]º°ª]-?[ \t]?|[ \t]?[:.–—-][ \t]+))(?=\S)`;

/** Characters that are almost Markdown. Pages would show them as they are in the file. */
const leftovers: readonly (Omit<ProblemText, 'found'> & { readonly pattern: RegExp; readonly what: string })[] = [
  {
    pattern: /^(?:#{2,6}[^\s#]|#\p{L}).*/mu,
    what: 'a heading without a space after #',
    allowed: 'headings as "## Words"',
    fix: 'Put a space after the last #.',
  },
  {
    // A minus sign before a number is right, and so is the dash that begins direct speech in Spanish.
    pattern: new RegExp(
      String.raw`^(?:-\p{L}|${BULLET}[ \t\u00A0]*\S|(?<![^])o[^\S\n]+\S|${ENTRY}.*\n${ENTRY}).*`,
      'mu',
    ),
    what: 'lines that look like a list, but are not one',
    allowed: 'entries of a list as "- words" or "1. words", each on a separate line',
    fix: 'Begin each entry with a hyphen and a space, or with 1. and a space, and put an empty line above the list. A minus before a figure has no space behind it: −5.',
  },
  {
    pattern: /^(?:\|.*\|[ ]*$|.*\S \| .*\n.* \| \S.*)/mu,
    what: 'a line that looks like a table, but is not one',
    allowed: 'tables of | cells | with a line of | --- | below their first line, with as many columns',
    fix: 'Write the line of hyphens below the first line, for example | --- | --- |, and an empty line above the table.',
  },
  {
    // "[left] (mine)" and "20 USD (/night)" are words.
    pattern:
      /(?<!\\)(?:\]\(|\] \((?:\/|#|https?:|mailto:|tel:|www\.)|\]\[|\[\[|\)\[(?:\/|https?:)|\[[^\]\n]{0,200}\(\/[a-z]).*/i,
    what: 'a link that is not complete',
    allowed: allowedLink,
    fix: 'Write the words between [ and ], and right after them the address between ( and ), without spaces in it.',
  },
  {
    pattern: /(?<!\\)(?:\*\*|__(?=\w)|(?<=\w)__|(?<![\p{L}\p{N}*_\\])[*_](?![*_])(?=\p{L})).*/u,
    what: 'marks of bold or emphasized words that are not closed',
    allowed: 'bold words as **words**, emphasis as *words*',
    fix: 'Put the same mark right before the first word and right after the last one, or a backslash before a mark that the page should show: \\*.',
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\\)(?:${foreignMark}|\+\+(?=\p{L})[^+\n]+\+\+|:::\s*\p{L}+|(?<![\p{L}\p{N}]):[a-z]+(?:_[a-z]+)*:(?![\p{L}\p{N}])|\{[#.][\w-]+\})`,
      'u',
    ),
    what: 'marks that other kinds of Markdown know, and pages show',
    allowed: 'bold words as **words**, emphasis as *words*',
    fix: 'Remove the marks; write **words** for what is important, and a power in words, as in "a million cells".',
  },
];

/**
 * Marks that pages would show although they were meant as Markdown, each with the lines above it. `isWithinLine`:
 * something comes before the text on its line.
 */
export const leftoverMarks = (written: string, isWithinLine: boolean): [finding: ProblemText, linesAbove: number][] => {
  // A character before it keeps the text from looking like the beginning of a line.
  const text = isWithinLine ? `\u0000${written}` : written;
  const places = new Set<number>();
  return leftovers.flatMap(({ pattern, what, allowed, fix }) => {
    const match = pattern.exec(text);
    if (!match || places.has(match.index)) return [];
    places.add(match.index);
    const linesAbove = text.slice(0, match.index).split('\n').length - 1;
    return [[{ found: `${what}: ${quote(match[0])}`, allowed, fix }, linesAbove]];
  });
};
