import { type Problem, problemOfFile, quote } from '../problem';

const FRONT_MATTER = /^---[ ]*\n(?:([\s\S]*?)\n)?---[ ]*(?:\n|$)/;
/** Characters that people and editors produce instead of three hyphens. */
const ALMOST = /^ *(?:[-–—_=~]{1,8}|\.{3}) *$/;

interface FrontMatter {
  readonly fields: string;
  readonly body: string;
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
}

/**
 * Splits a Markdown file into its fields and the text below them.
 * @param names of the fields that the file may have
 * @returns a problem when the fields do not stand between two lines of ---
 */
export const splitFrontMatter = (file: string, text: string, names: readonly string[]): FrontMatter | Problem => {
  const problem = (line: number, found: string, fix: string): Problem => {
    const allowed = 'a line of ---, the fields, a second line of ---, then the text';
    return problemOfFile(file, 'front matter', { found, allowed, fix }, line);
  };
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    const lines = text.split('\n');
    const almost = lines.findIndex((line) => ALMOST.test(line) && line.trimEnd() !== '---');
    if (almost >= 0)
      return problem(
        almost + 1,
        quote(lines[almost]),
        'Write three hyphens in this line, without spaces before them: ---',
      );
    if (text.trim() === '')
      return problem(1, 'an empty file', 'Restore it from git, or write the fields and the text.');
    if (/^---[ ]*$/.test(lines[0] ?? ''))
      return problem(
        lines.length,
        'no second line of ---',
        'Put a line of --- below the last field; where the file breaks off, restore its end from git.',
      );
    const begin =
      'Begin the file with a line of ---, without an empty line above it; put a second one below the last field.';
    return problem(1, 'no lines between --- and ---', begin);
  }
  const body = text.slice(match[0].length);
  const bodyLine = match[0].split('\n').length;
  // The fields contain a line of ---, or the file was pasted into itself.
  const lines = body.split('\n');
  const field = lines.findIndex((line) => names.some((name) => line.startsWith(`${name}: `) || line === `${name}:`));
  if (field >= 0)
    return problem(
      bodyLine + field,
      `the field ${quote(lines[field])} below the second line of ---`,
      'Put all fields between the first two lines of ---, and remove what was pasted a second time.',
    );
  return { fields: match[1] ?? '', body, bodyLine };
};
