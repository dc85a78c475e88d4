import type { Problem } from '../../../../src/generator/check/problem';
import { type Change, type ContentFixture, contentFixture } from '../contentFixture';
import { english, james } from '../paths';

export type Edit = readonly [file: string, from: string | RegExp, to: string];
export const edit =
  (...edits: readonly Edit[]) =>
  (content: Change): void => {
    for (const [file, from, to] of edits) content.replace(file, from, to);
  };
export const inText = (words: string) => edit([english, '## The building', `${words}\n\n## The building`]);
export const said = (words: string) => edit([`${james}/words.en.md`, /Before anyone[\s\S]*$/, `${words}\n`]);

interface Slips {
  readonly fixture: ContentFixture;
  /** Exactly one problem, with these pieces in it. */
  readonly refuses: (
    change: (content: Change) => void,
    wanted: Partial<Record<keyof Problem, string | number>>,
  ) => Promise<void>;
  readonly passes: (change: (content: Change) => void) => Promise<void>;
}

/** For a file of tests of what writers easily get wrong, each in a copy of the fixtures. */
export const slips = (): Slips => {
  const fixture = contentFixture();

  const refuses = async (
    change: (content: Change) => void,
    wanted: Partial<Record<keyof Problem, string | number>>,
  ): Promise<void> => {
    const problems = await fixture.problemsAfter(change);
    expect(problems).toHaveLength(1);
    for (const [key, value] of Object.entries(wanted)) {
      const found = problems[0]?.[key as keyof Problem];
      if (typeof value === 'number') expect(found).toBe(value);
      else expect(found).toContain(value);
    }
    if (!('nearest' in wanted)) expect(problems[0]?.nearest).toBeUndefined();
  };

  const passes = async (change: (content: Change) => void): Promise<void> => {
    await expect(fixture.problemsAfter(change)).resolves.toEqual([]);
  };

  return { fixture, refuses, passes };
};
