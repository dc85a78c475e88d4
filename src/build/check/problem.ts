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

const LONGEST_QUOTE = 80;

/** A value as an error shows it: one line, cut when long. */
export const quote = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  const oneLine = text.replace(/\s+/g, ' ');
  return oneLine.length > LONGEST_QUOTE ? `${oneLine.slice(0, LONGEST_QUOTE)}…` : oneLine;
};

export const formatProblem = ({ file, line, field, found, allowed, nearest, mend }: Problem): string =>
  [
    `${file}:${line}  ${field}`,
    `    found    ${found}`,
    `    allowed  ${allowed}`,
    ...(nearest ? [`    nearest  ${nearest}`] : []),
    `    mend     ${mend}`,
  ].join('\n');

/** All problems by file and line, with a count: what the check prints. */
export const formatProblems = (problems: readonly Problem[]): string => {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${sorted.map(formatProblem).join('\n\n')}\n\n${count} in the content. Nothing was built.`;
};
