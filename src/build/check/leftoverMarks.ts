import type { Text } from 'mdast';
import { type Finding, quote } from './problem';

/** Markdown that is not quite Markdown: it would stand on the page as it stands in the file. */

interface Leftover {
  readonly pattern: RegExp;
  /** Whether it means something only where a line begins. */
  readonly startsLine?: boolean;
  readonly what: string;
  readonly allowed: string;
  readonly mend: string;
}

const leftovers: readonly Leftover[] = [
  {
    pattern: /^(?:##+[^\s#]|#\p{L}).*/mu,
    startsLine: true,
    what: 'a heading without a space behind its marks',
    allowed: 'headings as "## Words"',
    mend: 'Put a space behind the last #.',
  },
  {
    // A minus before a figure is left alone, as is a dash, with which Spanish begins what somebody says.
    pattern: /^-\p{L}.*/mu,
    startsLine: true,
    what: 'a list entry without a space behind its hyphen',
    allowed: 'list entries as "- words"',
    mend: 'Put a space behind the hyphen, or join the line to the one above.',
  },
  {
    pattern: /\]\s?\(.*|\]\[.*|\(\/[a-z].*/i,
    what: 'a link that is none',
    allowed: 'links as [words](/path) or [words](https://address)',
    mend: 'Write words between [ and ], right behind them the address between ( and ), without spaces in it.',
  },
  {
    pattern: /\*\*.*|__\w.*|\w__.*/,
    what: 'marks of bold words that are not closed',
    allowed: 'bold words as **words**',
    mend: 'Put ** right before the first word and right behind the last one, without spaces inside, or remove the marks.',
  },
];

/** Where a pattern of line beginnings may match: a text behind bold words goes on within its line. */
const lookedAt = (value: string, isWithinLine: boolean): string => (isWithinLine ? `\u0000${value}` : value);

/**
 * What in a text would be shown literally though it was meant as a mark.
 * @param isWithinLine whether something else stands before the text in its line
 * @returns each finding with the number of lines above it in the text
 */
export const leftoverMarks = (
  { value }: Text,
  isWithinLine: boolean,
): { readonly finding: Finding; readonly linesAbove: number }[] =>
  leftovers.flatMap(({ pattern, startsLine, what, allowed, mend }) => {
    const text = startsLine ? lookedAt(value, isWithinLine) : value;
    const match = pattern.exec(text);
    if (!match) return [];
    const linesAbove = text.slice(0, match.index).split('\n').length - 1;
    return [{ finding: { found: `${what}: ${quote(match[0])}`, allowed, mend }, linesAbove }];
  });
