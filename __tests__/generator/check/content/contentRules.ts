import { formatProblem } from '../../../../src/generator/check/problem';
import { type Change, type ContentFixture, contentFixture } from '../contentFixture';

export interface Expected {
  readonly file: string;
  /** A line number, or text that stands on it before the change. */
  readonly line: number | string;
  readonly field: string;
  readonly found?: string | RegExp;
  readonly allowed?: string | RegExp;
  readonly nearest?: string;
  readonly mend: string | RegExp;
}

/** Contains the text, or matches; what is not wanted holds. */
export const holds = (text: string, wanted: string | RegExp | undefined): void => {
  if (wanted instanceof RegExp) expect(text).toMatch(wanted);
  else if (wanted !== undefined) expect(text).toContain(wanted);
};

interface ContentRules {
  readonly fixture: ContentFixture;
  /** The change must bring exactly these problems, each with all that its writer needs. */
  readonly refuses: (change: (content: Change) => void, ...expected: readonly Expected[]) => Promise<void>;
}

/** For a file of tests that each break one rule of the content in a copy of the fixtures. */
export const contentRules = (): ContentRules => {
  const fixture = contentFixture();
  const refuses = async (change: (content: Change) => void, ...expected: readonly Expected[]): Promise<void> => {
    const lines = expected.map(({ file, line }) => (typeof line === 'number' ? line : fixture.lineOf(file, line)));
    const problems = await fixture.problemsAfter(change);
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual(
      expected.map(({ file, field }) => `${file} ${field}`),
    );
    for (const [index, problem] of problems.entries()) {
      const wanted = expected[index] as Expected;
      expect(problem.line).toBe(lines[index]);
      expect(problem.nearest).toBe(wanted.nearest);
      holds(problem.found, wanted.found);
      holds(problem.allowed, wanted.allowed);
      holds(problem.mend, wanted.mend);
      expect(formatProblem(problem)).toMatch(
        /^\S+:\d+ {2}.+\n {4}found {4}.+\n {4}allowed {2}.+\n( {4}nearest {2}.+\n)? {4}mend {5}.+$/,
      );
    }
  };
  return { fixture, refuses };
};
