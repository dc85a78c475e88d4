import { formatProblem } from '../../../src/generator/check/formatProblems';
import type { Problem } from '../../../src/generator/content/problem';
import { type Change, contentFixture } from './contentFixture';

/** A wrong edit: the file, what stands there, and what is written in its place. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

/** What a writer gets. Texts are contained in what is printed; the nearest value is compared as a whole. */
export interface Report {
  /** The edited file, where nothing else is said. */
  readonly file?: string;
  /** A number, or text that stands on the line before the change. Unsaid: the line of the edit; 1 after other changes. */
  readonly line?: number | string;
  readonly field: string;
  readonly found?: string;
  readonly allowed?: string;
  readonly nearest?: string;
  /** Unsaid, it tells the nearest value. */
  readonly fix?: string;
}

type Changing = Edit | ((content: Change) => void);

const edited = (change: Changing): ((content: Change) => void) =>
  typeof change === 'function' ? change : (content) => content.replace(...change);

const compare = (problem: Problem, { line, found = '', allowed = '', nearest, fix = nearest ?? '' }: Report): void => {
  expect(problem.line).toBe(line ?? problem.line);
  expect(problem.nearest).toBe(nearest);
  expect(problem.found).toContain(found);
  expect(problem.allowed).toContain(allowed);
  expect(problem.fix).toContain(fix);
  expect(formatProblem(problem)).toMatch(
    /^\S.*:\d+ {2}.+\n {4}found {4}.+\n {4}allowed {2}.+\n( {4}nearest {2}.+\n)? {4}fix {6}.+$/,
  );
};

/**
 * For a file of tests that each make a wrong edit in a copy of the fixtures.
 * @param look what is checked after the edit; all content, where nothing is said
 */
export const contentReports = (look?: (root: string) => readonly Problem[]) => {
  const fixture = contentFixture();
  const problemsAfter = async (change: Changing): Promise<readonly Problem[]> =>
    look ? fixture.after(edited(change), look) : (await fixture.check(edited(change))).problems;
  /** The change must be reported so, and nothing else. */
  const reports = async (change: Changing, ...expected: readonly Report[]): Promise<void> => {
    const [editedFile = '', from = ''] = typeof change === 'function' ? [] : change;
    const wanted = expected.map(({ file = editedFile, line = from || 1, ...report }) => ({
      ...report,
      file,
      line: typeof line === 'string' || line instanceof RegExp ? fixture.lineOf(file, line) : line,
    }));
    const problems = await problemsAfter(change);
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual(
      wanted.map(({ file, field }) => `${file} ${field}`),
    );
    for (const [index, problem] of problems.entries()) compare(problem, wanted[index] as Report);
  };
  return { fixture, problemsAfter, reports, passes: (change: Changing) => reports(change) };
};
