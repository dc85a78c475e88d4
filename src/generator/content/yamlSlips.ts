import { type Document, isScalar, type Pair, visit } from 'yaml';
import { quote } from '../check/problem';
import { lineAt, startOfLine, type YamlFault } from './yamlLines';

/** Slips that a parser takes for something else, or for nothing at all. */

/** Spaces that only look like one; within a text they may be right. */
const STRANGE = '[\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]';
const strangePlaces: readonly (readonly [pattern: RegExp, where: string])[] = [
  [new RegExp(`^ *${STRANGE}[ ]*$`, 'm'), 'in a line that should be empty'],
  [new RegExp(`^ *${STRANGE}`, 'm'), 'at the beginning of a line'],
];
/** Of these a text's own line may look the same; they count where the parser stumbles, or makes a text of a field. */
const behindMarks = new RegExp(`^ *(?:- +)*(?:-${STRANGE}|[\\w-]+(?:${STRANGE}:|:${STRANGE}))`);

const startsStrange = new RegExp(`^${STRANGE}`);

const strange = (text: string, offset: number, where: string): YamlFault => {
  const sign = /[^\S \n\t]/.exec(text.slice(offset))?.[0] ?? '\u00A0';
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const name = sign === '\u00A0' ? 'a no-break space (U+00A0)' : `a space of another kind (U+${code})`;
  return {
    found: `${name} ${where}: ${quote(lineAt(text, offset).trim())}`,
    mend: 'Delete it and type a usual space; word processors and web pages leave such spaces in what is copied.',
    offset,
  };
};

/** Spaces that are none to YAML, where it counts them. */
export const strangeSpace = (text: string): YamlFault | undefined => {
  for (const [pattern, where] of strangePlaces) {
    const offset = text.search(pattern);
    if (offset >= 0) return strange(text, offset, where);
  }
  return undefined;
};

const WITHOUT_SPACE = /^ *(?:-[^\s\d-]|[–—•]|[*+] )/;

const withoutSpace = (text: string, offset: number): YamlFault => {
  const line = lineAt(text, offset).trim();
  const words = line.replace(/^[-–—•*+]\s*/, '');
  return {
    found: `an entry of a list without a hyphen and a space: ${quote(line)}`,
    mend: `Write - ${words}`,
    offset: startOfLine(text, offset),
  };
};

/** An entry one step too far in goes on from the one above it: one entry of both, with a hyphen in its midst. */
const entryWithin = (text: string, offset: number): YamlFault => ({
  found: `a line that begins with a hyphen but goes on from the text above: ${quote(lineAt(text, offset).trim())}`,
  mend: 'Begin an entry of a list in the same column as the one above it; join words of a text to the line above.',
  offset,
});

/** Between { and } `from:9800` is the name of a field without a value. */
const withoutGap = ({ key, value }: Pair): YamlFault | undefined => {
  if (!isScalar(key) || !key.range || key.type !== 'PLAIN' || (isScalar(value) && value.value !== null))
    return undefined;
  const [, name, rest] = /^([\w-]+):(\S.*)$/.exec(key.source ?? '') ?? [];
  return name === undefined
    ? undefined
    : {
        found: `no space behind a colon: ${quote(key.source)}`,
        mend: `Write ${name}: ${rest}`,
        offset: key.range[0],
      };
};

const withoutComma = (text: string, offset: number): YamlFault | undefined => {
  const [, name] = /\{[^}]*[\w-]+: +[^\s,{}[\]]+ +([\w-]+): /.exec(lineAt(text, offset)) ?? [];
  return name === undefined
    ? undefined
    : {
        found: `two fields between { and } without a comma: ${quote(lineAt(text, offset).trim())}`,
        mend: `Put a comma before ${name}:`,
        offset,
      };
};

/** What stands in the line at which the parser stumbled, or in the one above, which it tried to go on from. */
export const slipAt = (text: string, offset: number): YamlFault | undefined => {
  const start = startOfLine(text, offset);
  const starts = start > 0 ? [start, startOfLine(text, start - 1)] : [start];
  for (const place of starts) {
    if (behindMarks.test(lineAt(text, place))) return strange(text, place, 'behind a name, a colon or a hyphen');
    if (WITHOUT_SPACE.test(lineAt(text, place))) return withoutSpace(text, place);
  }
  return withoutComma(text, offset);
};

/** Plain texts that are fields or entries of a list to their writer: the parser joins them to the line above. */
export const slipIn = (document: Document, text: string): YamlFault | undefined => {
  let fault: YamlFault | undefined;
  visit(document, {
    Pair: (_key, pair) => {
      fault = withoutGap(pair);
      return fault && visit.BREAK;
    },
    Scalar: (_key, { type, range }) => {
      if (type !== 'PLAIN' || !range) return undefined;
      const written = text.slice(range[0], range[1]);
      if (startsStrange.test(written)) fault = strange(text, range[0], 'before a value');
      else if (WITHOUT_SPACE.test(written) && /\n *- /.test(written)) fault = withoutSpace(text, range[0]);
      if (fault) return visit.BREAK;
      const starts = written.includes('\n') ? [...written.matchAll(/^/gm)].map(({ index }) => index) : [0];
      for (const index of starts) {
        const offset = range[0] + index;
        const line = lineAt(text, offset);
        if (behindMarks.test(line) || (index === 0 && behindMarks.test(written)))
          fault = strange(text, offset, 'behind a name, a colon or a hyphen');
        else if (index > 0 && WITHOUT_SPACE.test(line)) fault = withoutSpace(text, offset);
        else if (index > 0 && /^ *- /.test(line)) fault = entryWithin(text, offset);
        if (fault) return visit.BREAK;
      }
      return undefined;
    },
  });
  return fault;
};

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** The line that opens the text below `name: |`, and the lines between it and a place, the first one first. */
const blockAbove = (text: string, offset: number): { opening: string; between: readonly string[] } | undefined => {
  const above = text.slice(0, startOfLine(text, offset)).split('\n').slice(0, -1).reverse();
  const opened = above.findIndex((earlier) => earlier.trim() !== '' && /^ *(?:- +)*[\w-]+:/.test(earlier));
  const opening = above[opened];
  return opening === undefined || !/: +[|>][-+]? *$/.test(opening)
    ? undefined
    : { opening, between: above.slice(0, opened).reverse() };
};

/** A paragraph of a text below `name: |` that begins in the column of the fields. */
export const outsideOfBlock = (text: string, offset: number): YamlFault | undefined => {
  const line = lineAt(text, offset);
  const block = blockAbove(text, offset);
  if (!block) return undefined;
  const wanted = indentOf(block.opening.replace(/^( *)(?:- +)/, '$1  ')) + 2;
  return indentOf(line) >= wanted
    ? undefined
    : {
        found: `a line of the text below ${quote(block.opening.trim())} that is not indented: ${quote(line.trim())}`,
        mend: `Begin each line of the text with ${wanted} spaces.`,
        offset: startOfLine(text, offset),
      };
};

/** A line of such a text that begins further left than its first one, with which the text ends. */
export const leftOfBlock = (text: string, offset: number): YamlFault | undefined => {
  const line = lineAt(text, offset);
  const block = blockAbove(text, offset);
  const first = block?.between.find((earlier) => earlier.trim() !== '');
  return !block || first === undefined || indentOf(first) <= indentOf(line)
    ? undefined
    : {
        found: `a line of the text below ${quote(block.opening.trim())} that begins further left than its first one: ${quote(line.trim())}`,
        mend: 'Begin all lines of the text in the same column.',
        offset: startOfLine(text, offset),
      };
};
