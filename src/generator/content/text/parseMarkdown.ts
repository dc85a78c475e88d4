import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { type Problem, problemOfFile } from '../problem';

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Parsing time grows with the square of these characters. A long page has a few dozen. */
const MARKS = /[*_~`[\]<&|]/g;
const MOST_MARKS = 1000;
/** A line that opens ten lists or quotations, nested in each other. */
const DEEP = /^(?: *(?:>|(?:[-+*]|\d{1,9}[.)])(?= ))){10}/m;

/** The tree of a text, or a problem when parsing it would take too long. */
export const parseMarkdown = (file: string, text: string, bodyLine = 1): Root | Problem => {
  const refused = (found: string, allowed: string, fix: string): Problem =>
    problemOfFile(file, 'text', { found, allowed, fix }, bodyLine);
  const marks = text.match(MARKS)?.length ?? 0;
  if (marks > MOST_MARKS)
    return refused(
      `${marks} of the characters * _ ~ \` [ ] < & |`,
      `at most ${MOST_MARKS} of them in a text`,
      'Remove the marks that are not meant as formatting.',
    );
  if (DEEP.test(text))
    return refused(
      'quotations or lists nested too deeply',
      'fewer than ten levels',
      'Remove the marks at the beginning of the lines.',
    );
  return fromMarkdown(text, options);
};
