import { nearest } from '../../routes/nearest';
import { dotted, type FieldPath } from './records/fieldAccess';

/** A problem in content or locales, with everything that its writer needs to correct it. */
export interface Problem {
  /** Relative to the project. */
  readonly file: string;
  /** 1 is the first line. */
  readonly line: number;
  /** Dotted path of the field, or the part of the file. */
  readonly field: string;
  readonly found: string;
  readonly allowed: string;
  /** The allowed value closest to what was found. */
  readonly nearest?: string | undefined;
  /** What to do, in one sentence. */
  readonly fix: string;
}

export type ProblemText = Omit<Problem, 'file' | 'line' | 'field'>;

export const problemOfFile = (file: string, field: string, finding: ProblemText, line = 1): Problem => ({
  file,
  line,
  field,
  ...finding,
});

export const isReported = (problems: readonly Problem[], { file }: Pick<Problem, 'file'>, path: FieldPath): boolean =>
  problems.some((problem) => problem.file === file && problem.field === dotted(path));

/** Whether something is wrong with a field of the first level, or below it. */
export const isWrongIn = (problems: readonly Problem[], { file }: Pick<Problem, 'file'>, field: string): boolean =>
  problems.some((problem) => problem.file === file && `${problem.field}.`.startsWith(`${field}.`));

/** Readers return what they read, or the problem that prevented it. */
export const isProblem = (read: object): read is Problem => 'fix' in read && 'found' in read;

/** `Write <nearest>.`, or another sentence when there is no nearest value. */
export const writeNearest = (nearest: string | undefined, otherwise: string): Pick<ProblemText, 'nearest' | 'fix'> => ({
  nearest,
  fix: nearest === undefined ? otherwise : `Write ${nearest}.`,
});

const LONGEST_QUOTE = 80;

/** A value as problems show it: text in quotation marks, on one line, and shortened when long. */
export const quote = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const oneLine = (typeof value === 'string' ? `"${written}"` : written).replace(/\s+/g, ' ');
  return oneLine.length > LONGEST_QUOTE ? `${oneLine.slice(0, LONGEST_QUOTE)}…` : oneLine;
};

/** A value that is not in a list: with the nearest that is, or with another sentence when none is near. */
export const notIn = (
  list: readonly string[],
  value: string,
  otherwise: string,
  { what, write = (meant) => `Write ${meant}.` }: { what?: string; write?: (meant: string) => string } = {},
): ProblemText => {
  const meant = nearest(value, list);
  return {
    found: quote(value),
    allowed: `${what ? `${what}: ` : ''}${list.join(', ')}`,
    nearest: meant,
    fix: meant === undefined ? otherwise : write(meant),
  };
};
