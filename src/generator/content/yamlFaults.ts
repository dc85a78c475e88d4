import { type Document, visit, type YAMLError } from 'yaml';
import { quote } from '../check/problem';
import { lineAt, startOfLine, type YamlFault } from './yamlLines';
import { leftOfBlock, outsideOfBlock, slipAt } from './yamlSlips';

const inQuotes = 'Put the text behind the field’s name into double quotes';
const ownLines = 'write each entry on a line of its own, two spaces further in';

const shownLine = (text: string, offset: number): string => quote(lineAt(text, offset).trim());

/** The line as it would be right, where nothing in the text itself stands against it. */
export const mendByQuotes = (text: string, offset: number): string => {
  const [, name, value] = /^\s*(?:- )*([\w-]+): +([^"\\]+)$/.exec(lineAt(text, offset)) ?? [];
  if (name && value) return `${inQuotes}: ${name}: "${value.trim()}"`;
  const entry = /^\s*- +([^"\\]+)$/.exec(lineAt(text, offset))?.[1];
  return entry ? `Put the text behind the hyphen into double quotes: - "${entry.trim()}"` : `${inQuotes}.`;
};

/** A quotation mark that reaches over other fields was meant to be closed before them. */
const unclosedQuote = (document: Document, text: string): YamlFault | undefined => {
  const ends = document.errors.filter(({ message }) => message.startsWith('Missing closing')).map(({ pos }) => pos[0]);
  let offset: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (!range || !type?.startsWith('QUOTE')) return undefined;
      const [start, end] = range;
      const reachesOver = /\n\s*(?:- )*[\w-]+:\s/.test(text.slice(start, end));
      if (!reachesOver && !ends.includes(end)) return undefined;
      offset = start;
      return visit.BREAK;
    },
  });
  return offset === undefined
    ? undefined
    : {
        found: 'a quotation mark that is not closed',
        mend: 'Put the same mark at the end of the text; write \\" for one inside of double quotes.',
        offset,
      };
};

/** A list or fields in brackets that never end. */
const unclosedBracket = (document: Document, text: string): YamlFault | undefined => {
  let fault: YamlFault | undefined;
  visit(document, {
    Collection: (_key, { flow, range }) => {
      if (!flow || !range) return undefined;
      const [start, end] = range;
      const [opened, closing] = text[start] === '[' ? ['[', ']'] : ['{', '}'];
      if (
        text
          .slice(start + 1, end)
          .trimEnd()
          .endsWith(closing)
      )
        return undefined;
      fault = {
        found: `${opened} without ${closing}`,
        mend: `Close it with ${closing}, or ${ownLines}.`,
        offset: start,
      };
      return visit.BREAK;
    },
  });
  return fault;
};

/** A colon inside of a text, or a field below one that has a value already. */
const secondColon = (text: string, offset: number): YamlFault => {
  const end = text.indexOf('\n', offset);
  const rest = text.slice(offset, end < 0 ? undefined : end);
  if (/:(?:\s|$)/.test(rest) || end < 0)
    return {
      found: `a second colon in the line ${shownLine(text, offset)}`,
      mend: mendByQuotes(text, offset),
      offset,
    };
  return {
    found: `a field too far in: ${shownLine(text, end + 1)}`,
    mend: 'Begin it in the same column as the field above, which has a value already.',
    offset: end + 1,
  };
};

const withoutColon = (text: string, offset: number): YamlFault => {
  const outside = outsideOfBlock(text, offset);
  if (outside) return outside;
  const line = lineAt(text, offset).trim();
  const [, name, value] = /^([\w-]+):(\S.*)$/.exec(line) ?? [];
  return name
    ? { found: `no space behind a colon: ${quote(line)}`, mend: `Write ${name}: ${value}`, offset }
    : {
        found: `a line without a field’s name and a colon: ${quote(line)}`,
        mend: 'Write a colon and a space behind the name; if the line goes on from the one above, put it into that line.',
        offset,
      };
};

const afterValue = (text: string, offset: number): YamlFault => {
  const line = lineAt(text, offset);
  if (/^\s*(?:- )*(?:[\w-]+: +)?[*&!]/.test(line)) return firstSign(text, offset);
  if (/^\s*(?:- )*(?:[\w-]+: +)?(?:\[[^\]]*\]|\{[^}]*\}) *[^\s#]/.test(line))
    return {
      found: `words behind a closing bracket: ${shownLine(text, offset)}`,
      mend: mendByQuotes(text, offset),
      offset,
    };
  if (/["']/.test(line))
    return {
      found: `words behind a closing quotation mark: ${shownLine(text, offset)}`,
      mend: 'Put the whole text into double quotes, and write \\" for such a mark inside of it.',
      offset,
    };
  return {
    found: `a line that does not go on from the one above: ${shownLine(text, offset)}`,
    mend: 'Begin fields that belong together in the same column, and entries of a list with "- ".',
    offset,
  };
};

/** Signs that mean something to YAML where a value begins. */
const firstSign = (text: string, offset: number): YamlFault => {
  const sign = /^\s*(?:- )*(?:[\w-]+: +)?(\S)/.exec(lineAt(text, offset))?.[1] ?? '';
  return { found: `a value that begins with ${sign}`, mend: mendByQuotes(text, offset), offset };
};

const WITH_COMMAS = /([\w-]+:) *(?:US)?\$? *(\d{1,3}(?:, *\d{3})+)(?![\w:])/g;

/**
 * Between { and } the number 1,000,000 is a field with the value 1 and two fields that are both named 000, at which the
 * parser stops. Numbers whose groups differ reach the check: see partedNumbers in check/spelledNumbers.ts.
 */
const partedNumber = (text: string, offset: number): YamlFault | undefined => {
  const column = offset - startOfLine(text, offset);
  for (const { 0: whole, 1: name = '', 2: number = '', index } of lineAt(text, offset).matchAll(WITH_COMMAS)) {
    if (column < index + name.length || column >= index + whole.length) continue;
    return {
      found: `the number ${number}, whose commas begin other fields`,
      mend: `Write ${name} ${number.replace(/\D/g, '')}`,
      offset,
    };
  }
  return undefined;
};

const secondName = (text: string, offset: number): YamlFault =>
  partedNumber(text, offset) ?? {
    found: `a second field ${quote(/^["']?([^:"'\n]*)/.exec(text.slice(offset))?.[1]?.trim())}`,
    mend: 'Keep one of the two fields, or give one the name that was meant.',
    offset,
  };

/** `&Ana Restrepo` is a name for the rest of the value, and "Ana" is lost unless something asks for it by `*Ana`. */
export const lostName = (document: Document, text: string): YamlFault | undefined => {
  const named = new Map<string, number>();
  visit(document, {
    Node: (_key, node) => {
      if ('anchor' in node && node.anchor && node.range) named.set(node.anchor, node.range[0]);
    },
    Alias: (_key, { source }) => {
      named.delete(source);
    },
  });
  const [offset] = named.values();
  return offset === undefined ? undefined : firstSign(text, offset);
};

const said =
  (found: string, mend: string) =>
  (_text: string, offset: number): YamlFault => ({ found, mend, offset });

const otherColumn = said(
  'a line in another column than its neighbours',
  'Begin fields that belong together in the same column: two spaces for each step inwards.',
);

type Code = YAMLError['code'];
type Explain = (text: string, offset: number) => YamlFault;

/** By the parser's code and, where one code has several causes, its message. */
const faults: readonly (readonly [Code, RegExp, Explain])[] = [
  ['DUPLICATE_KEY', /./, secondName],
  ['BLOCK_AS_IMPLICIT_KEY', /Nested mappings/, secondColon],
  ['BAD_SCALAR_START', /./, firstSign],
  ['TAG_RESOLVE_FAILED', /./, firstSign],
  ['BAD_ALIAS', /./, firstSign],
  ['MISSING_CHAR', /Tags and anchors/, firstSign],
  ['MULTILINE_IMPLICIT_KEY', /./, withoutColon],
  ['MISSING_CHAR', /Implicit map keys/, withoutColon],
  ['UNEXPECTED_TOKEN', /at node end/, afterValue],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    /block sequence/,
    said('a list entry in another column than those above it', 'Begin all entries of a list in the same column.'),
  ],
  ['BAD_INDENT', /same column/, (text, offset) => leftOfBlock(text, offset) ?? otherColumn(text, offset)],
  [
    'MISSING_CHAR',
    /Sequence item/,
    said(
      'a line of a list without its "- "',
      'Begin the entry with "- ", or begin the line right below the first letter of the field above.',
    ),
  ],
  [
    'MISSING_CHAR',
    /between flow/,
    said('two entries between brackets without a comma', 'Put a comma between them, or remove the brackets.'),
  ],
  ['MISSING_CHAR', /Comments must/, said('a # right behind a value', `${inQuotes}, or a space before the #.`)],
  [
    'UNEXPECTED_TOKEN',
    /block-seq-ind/,
    said(
      'a list entry in the line of its field’s name',
      'Begin the entry on the next line, two spaces further in; if the hyphen belongs to the text, put the text into double quotes.',
    ),
  ],
  [
    'UNEXPECTED_TOKEN',
    /Not a YAML token|Block scalar header/,
    said('words behind > or |', 'Write the text on the lines below, two spaces further in.'),
  ],
  [
    'BAD_DQ_ESCAPE',
    /./,
    said('a backslash inside of double quotes', 'Write it twice, or put the text into single quotes.'),
  ],
  ['MULTIPLE_DOCS', /./, said('a line of --- or ... among the fields', 'Remove that line.')],
];

const isBracket = ({ code, message }: YAMLError): boolean => code === 'BLOCK_IN_FLOW' || /end with a/.test(message);

/**
 * What the first error or warning of a parsed text means, or undefined where a writer would not know it by another name
 * than the parser's.
 */
export const faultOf = (document: Document, error: YAMLError, text: string): YamlFault | undefined => {
  const quoted = unclosedQuote(document, text);
  if (quoted) return quoted;
  const slip = slipAt(text, error.pos[0]);
  if (slip) return slip;
  const bracket = document.errors.some(isBracket) ? unclosedBracket(document, text) : undefined;
  if (bracket) return bracket;
  const explain = faults.find(([code, message]) => code === error.code && message.test(error.message))?.[2];
  return explain?.(text, error.pos[0]);
};
