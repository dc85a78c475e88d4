import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Problem } from '../report/problem';

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Parsing time grows with the square of these characters. A long page has a few dozen. */
const MARKS = /[*_~`[\]<&|]/g;
const MOST_MARKS = 1000;
/** A line that opens ten lists or quotations, nested in each other. */
const DEEP = /^(?: *(?:>|(?:[-+*]|\d{1,9}[.)])(?= ))){10}/m;

/** The tree of a text, or a problem when parsing it would take too long. */
export const parseMarkdown = (file: string, text: string, bodyLine = 1): Root | Problem => {
  const base = { file, line: bodyLine, field: 'text' };
  const marks = text.match(MARKS)?.length ?? 0;
  if (marks > MOST_MARKS)
    return {
      ...base,
      found: `${marks} of the characters * _ ~ \` [ ] < & |`,
      allowed: `at most ${MOST_MARKS} of them in a text`,
      fix: 'Remove the marks that are not meant as formatting.',
    };
  if (DEEP.test(text))
    return {
      ...base,
      found: 'quotations or lists nested too deeply',
      allowed: 'fewer than ten levels',
      fix: 'Remove the marks at the beginning of the lines.',
    };
  return fromMarkdown(text, options);
};
