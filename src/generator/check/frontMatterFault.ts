import type { FrontMatter } from '../content/frontMatter';
import { type Problem, quote } from './problem';

/** What is wrong with the two lines of --- that stand around a file's fields, and in which line. */

const field = 'front matter';
const allowed = 'a line of ---, the fields, a second line of ---, then the text';
/** What editors and hands make of three hyphens. */
const ALMOST = /^ *(?:[-–—_=~]{1,8}|\.{3}|- - -|\* ?\* ?\*) *$/;
const isMark = (line: string): boolean => /^--- *$/.test(line);
const isFieldOrBelow = (line: string): boolean => /^(?:[\w-]+:(?: |$)|[ #]|- |$)/.test(line) && !/^#{2,6} /.test(line);

const problem = (file: string, index: number, found: string, mend: string): Problem => ({
  file,
  line: index + 1,
  field,
  found,
  allowed,
  mend,
});

/** Of a file whose fields cannot be told from its text: the line that is missing or wrong. */
export const frontMatterFault = (file: string, text: string): Problem => {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const opening = lines[first] ?? '';
  const begins = isMark(opening);
  if (begins && first > 0)
    return problem(file, 0, 'an empty line before the first ---', 'Remove it: the file begins with ---.');
  if (!begins && first >= 0 && ALMOST.test(opening))
    return problem(file, first, `${quote(opening)} in place of the first ---`, 'Write three hyphens in this line: ---');
  if (!begins)
    return problem(
      file,
      0,
      lines.some(isMark) ? 'no line of --- before the fields' : 'no lines between --- and ---',
      'Begin the file with ---, the fields, and --- on lines of their own.',
    );
  const rest = lines.slice(1);
  const almost = rest.findIndex((line) => ALMOST.test(line) || /^ +--- *$/.test(line));
  if (almost >= 0)
    return problem(
      file,
      almost + 1,
      `${quote(rest[almost])} in place of the second ---`,
      'Write three hyphens in this line, without spaces before them: ---',
    );
  const behind = rest.findIndex((line) => !isFieldOrBelow(line));
  return problem(
    file,
    behind < 0 ? lines.length - 1 : behind + 1,
    'no second line of --- behind the fields',
    behind < 0
      ? 'Write --- on a line of its own behind the last field, and the text below it.'
      : `Write --- on a line of its own above ${quote(rest[behind])}.`,
  );
};

/**
 * A line of --- among the fields ends them too early: those below it would be missing, each of them.
 * @param names of the fields that the file may have
 */
export const earlyEnd = (
  file: string,
  { body, bodyLine }: FrontMatter,
  names: readonly string[],
): Problem | undefined => {
  const first = body.split('\n').find((line) => line.trim() !== '') ?? '';
  const name = /^([\w-]+):(?: |$)/.exec(first)?.[1];
  const isBelow = /^ {2}(?:- |[\w-]+:(?: |$))/.test(first);
  return (name !== undefined && names.includes(name)) || isBelow
    ? problem(
        file,
        bodyLine - 2,
        `a line of --- among the fields, before ${quote(first.trim())}`,
        'Remove this line; the second --- stands behind the last field.',
      )
    : undefined;
};
