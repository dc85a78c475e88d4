import type { ErrorCode, YAMLError } from 'yaml';

const quotes = 'put the whole text into double quotes, and write \\" for a quotation mark inside it';
const columns = 'Begin fields that belong together in the same column: two spaces for each step inwards.';
export const entries =
  'Begin each entry of a list with "- " and each field with its name, a colon and a space, all in one column.';
const brackets = 'Put commas between the entries in brackets, and close each bracket.';

/** What to do about the parser's errors, by their code. */
const fixes: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: `Remove the & or *, or ${quotes}.`,
  BAD_ALIAS: `A value must not begin with *: ${quotes}.`,
  BAD_DQ_ESCAPE: 'Write the backslash twice, or put the text into single quotes.',
  BAD_INDENT: columns,
  BAD_SCALAR_START: `A value must not begin with this character: ${quotes}.`,
  BLOCK_AS_IMPLICIT_KEY: `If the colon belongs to the text, ${quotes}; if it begins a field, put it on a separate line.`,
  BLOCK_IN_FLOW: brackets,
  DUPLICATE_KEY: 'Keep one of the two fields.',
  MISSING_CHAR: `Check this line and the ones above: a colon and a space after each field name, "- " before each entry of a list, commas between entries in brackets, every bracket and quotation mark closed. Where a character belongs to the text, ${quotes}.`,
  MULTILINE_IMPLICIT_KEY: `Write a colon and a space after the field name; indent a line that goes on from the one above by two spaces.`,
  MULTIPLE_DOCS: 'Remove the line of --- or ... among the fields: a file of fields has none but in its first line.',
  TAB_AS_INDENT: 'Use spaces instead of the tab.',
  TAG_RESOLVE_FAILED: `A value must not begin with !: ${quotes}.`,
  UNEXPECTED_TOKEN: `Check this line: nothing may follow a closing quotation mark or bracket, or > and |. If the character belongs to the text, ${quotes}.`,
};

/** What the parser says in words for programmers, in other words. */
const wording: Partial<Record<ErrorCode, string>> = { MULTIPLE_DOCS: 'a second part of the file' };

export const foundOfYaml = ({ code, message }: YAMLError): string => wording[code] ?? message;

const depthOf = (line = ''): number => line.search(/\S|$/);

/** One sentence that says what to do about an error or warning of the parser. */
export const fixOfYaml = ({ code, message }: YAMLError, [line = '', next]: readonly string[] = []): string => {
  if (/^ *(?:[–—•*+] ?|-)\p{L}/u.test(line)) return entries;
  if (message.startsWith('Flow')) return brackets;
  // The line has one colon alone: the error is that the next one goes further inwards.
  if (
    code === 'BLOCK_AS_IMPLICIT_KEY' &&
    line.split(': ').length === 2 &&
    depthOf(next) > depthOf(line.replace(/- /, '  '))
  )
    return `${columns} The line below this one goes too far inwards, or this one not far enough.`;
  return fixes[code] ?? `${columns} If a character belongs to the text, ${quotes}.`;
};

/** For what the parser accepts, though no writer means it. */
export const inQuotes = `If the character belongs to the text, ${quotes}.`;
