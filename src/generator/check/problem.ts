/** Something wrong in content or locales, told so that its writer can mend it. */
export interface Problem {
  /** Relative to the project. */
  readonly file: string;
  /** 1 is the first line. */
  readonly line: number;
  /** Dotted path of the field, or what part of the file it is about. */
  readonly field: string;
  readonly found: string;
  readonly allowed: string;
  /** The allowed value closest to what was found. */
  readonly nearest?: string;
  readonly mend: string;
}

/** What is wrong, where whoever finds it does not know the place. */
export type Finding = Omit<Problem, 'file' | 'line' | 'field'>;

/** Readers return what they read or the problem that kept them from it: tells which of the two it is. */
export const isProblem = (read: object | Problem): read is Problem => 'mend' in read && 'found' in read;

/** How a link is written, for whoever finds one that is none. */
export const allowedLink = 'links as [words](/path) or [words](https://address)';

const LONGEST_QUOTE = 80;

const written = (value: unknown): string => {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value that contains itself';
  }
};

/** A text as an error shows it: one line, cut when long. */
export const cut = (text: string): string => {
  const oneLine = text.replace(/\s+/g, ' ');
  return oneLine.length > LONGEST_QUOTE ? `${oneLine.slice(0, LONGEST_QUOTE)}…` : oneLine;
};

/** A value as an error shows it, text between quotation marks. */
export const quote = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  return cut(written(value));
};

/** Control characters out of a broken file would steer the terminal that shows the error. */
const visible = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Four or five lines, `file:line` first, no line break at the end; control characters stand as `\u` and four digits. */
export const formatProblem = ({ file, line, field, found, allowed, nearest, mend }: Problem): string =>
  [
    `${file}:${line}  ${field}`,
    `    found    ${found}`,
    `    allowed  ${allowed}`,
    ...(nearest ? [`    nearest  ${nearest}`] : []),
    `    mend     ${mend}`,
  ]
    .map(visible)
    .join('\n');

/** All problems by file and line, with a count: what the check prints. */
export const formatProblems = (problems: readonly Problem[]): string => {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${sorted.map(formatProblem).join('\n\n')}\n\n${count} in the content. Nothing was built.`;
};
