import type { Text } from 'mdast';
import { allowedLink, type Finding, quote } from './problem';

/** Markdown that is not quite Markdown: it would stand on the page as it stands in the file. */

interface Leftover {
  readonly pattern: RegExp;
  /** Signs of which a match holds one: most texts have none, and need no closer look. */
  readonly signs: string;
  /** Whether it means something only where a line begins. */
  readonly startsLine?: boolean;
  readonly what: string;
  readonly allowed: string;
  readonly mend: string;
}

const leftovers: readonly Leftover[] = [
  {
    pattern: /^(?:##+[^\s#]|#\p{L}).*/mu,
    signs: '#',
    startsLine: true,
    what: 'a heading without a space behind its marks',
    allowed: 'headings as "## Words"',
    mend: 'Put a space behind the last #.',
  },
  {
    // A minus before a figure is left alone, as is a dash, with which Spanish begins what somebody says.
    pattern: /^-\p{L}.*/mu,
    signs: '-',
    startsLine: true,
    what: 'a list entry without a space behind its hyphen',
    allowed: 'list entries as "- words"',
    mend: 'Put a space behind the hyphen, or join the line to the one above.',
  },
  {
    pattern: /^(?:#{1,6}|[-*+]|\d{1,3}[.)])[\u00A0\u2000-\u200A\u202F\u3000].*/mu,
    signs: '\u00A0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u3000',
    startsLine: true,
    what: 'a mark with a no-break space behind it, which is none to Markdown',
    allowed: 'a usual space behind #, behind the hyphen of a list and behind its number',
    mend: 'Delete the space behind the mark and type it again.',
  },
  {
    pattern: /^[•●▪◦‣·] ?\S.*/mu,
    signs: '•●▪◦‣·',
    startsLine: true,
    what: 'a list entry with a sign of a word processor',
    allowed: 'list entries as "- words"',
    mend: 'Write a hyphen and a space in place of the sign, and an empty line above the list.',
  },
  {
    // Of one line alone nobody knows: Spanish begins what somebody says with a dash, and a text may go on behind one.
    pattern: /^– \S.*(?:\n– \S.*)+/u,
    signs: '–',
    startsLine: true,
    what: 'list entries with dashes',
    allowed: 'list entries as "- words"',
    mend: 'Write a hyphen and a space in place of each dash, and an empty line above the list.',
  },
  {
    pattern: /^\(?a[.)] \S.*\n\(?b[.)] .*/imu,
    signs: '\n',
    startsLine: true,
    what: 'a list with letters, whose lines would be joined',
    allowed: 'numbered lists as "1. words", each entry on a line of its own',
    mend: 'Write 1. and 2. in place of the letters, or put an empty line between the entries.',
  },
  {
    pattern: /^\|.*\|[ ]*$/mu,
    signs: '|',
    startsLine: true,
    what: 'a line of a table that is none',
    allowed: 'tables with a line of | --- | below their first, with as many columns',
    mend: 'Write the line of hyphens below the first line, for example | --- | --- |, and an empty line above the table.',
  },
  {
    pattern: /\)\[(?:\/|#|https?:|mailto:|tel:|www\.)[^\]]*\]?/i,
    signs: '][',
    what: 'a link with its brackets exchanged',
    allowed: allowedLink,
    mend: 'Write the words between [ and ], and right behind them the address between ( and ).',
  },
  {
    pattern: /\[\[[^\]]*\]\]/,
    signs: '[',
    what: 'a link that is none',
    allowed: allowedLink,
    mend: 'Write the words between [ and ], and right behind them the address between ( and ).',
  },
  {
    // Brackets of both kinds may stand side by side: "[left] (mine)", "20 USD (/night)".
    pattern: /\]\(.*|\]\s\((?:\/|#|https?:|mailto:|tel:|www\.).*|\]\[.*|\(\/(?<=\[[^\]\n]{0,200}\(\/)[a-z].*/i,
    signs: '[]',
    what: 'a link that is none',
    allowed: allowedLink,
    mend: 'Write words between [ and ], right behind them the address between ( and ), without spaces in it.',
  },
  {
    pattern: /\*\*.*|__\w.*|\w__.*/,
    signs: '*_',
    what: 'marks of bold words that are not closed',
    allowed: 'bold words as **words**',
    mend: 'Put ** right before the first word and right behind the last one, without spaces inside, or remove the marks.',
  },
  {
    pattern: /(?<![\p{L}\p{N}*_\\])[*_](?![*_])\p{L}.*/u,
    signs: '*_',
    what: 'a mark of emphasis that is not closed',
    allowed: 'emphasis as *words*',
    mend: 'Put the same mark right behind the last word, or remove the mark.',
  },
];

const hasAny = (value: string, signs: string): boolean => {
  for (const sign of signs) if (value.includes(sign)) return true;
  return false;
};

/** Where a pattern of line beginnings may match: a text behind bold words goes on within its line. */
const lookedAt = (value: string, isWithinLine: boolean): string => (isWithinLine ? `\u0000${value}` : value);

/** A sign behind a backslash stands for itself: its writer has seen to it. */
const isEscaped = (mark: string, source: string): boolean => source.includes(`\\${mark.charAt(0)}`);

/** "*Flights excluded" is a note where another word has its star: "Prices*". */
const isNote = (mark: string, whole: string): boolean =>
  mark.startsWith('*') && /[\p{L}\p{N})]\*(?![\p{L}*])/u.test(whole);

/**
 * What in a text would be shown literally though it was meant as a mark.
 * @param isWithinLine whether something else stands before the text in its line
 * @param written the text as it stands in the file, and all of the file's text
 * @returns each finding with the number of lines above it in the text
 */
export const leftoverMarks = (
  { value }: Text,
  isWithinLine: boolean,
  written: { readonly own: string; readonly whole: string },
): { readonly finding: Finding; readonly linesAbove: number }[] =>
  leftovers.flatMap(({ pattern, signs, startsLine, what, allowed, mend }) => {
    if (!hasAny(value, signs)) return [];
    const text = startsLine ? lookedAt(value, isWithinLine) : value;
    const match = pattern.exec(text);
    if (!match || isEscaped(match[0], written.own) || isNote(match[0], written.whole)) return [];
    const linesAbove = text.slice(0, match.index).split('\n').length - 1;
    return [{ finding: { found: `${what}: ${quote(match[0])}`, allowed, mend }, linesAbove }];
  });
