import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../site/siteFolders';

/** Counts over all steps of `npm test`. A step that is not a test suite counts as one. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
}

/** Where the programs of a step write: to the terminal, or to an open file that is shown when the step has ended. */
export type Output = 'inherit' | number;

export interface Step {
  readonly name: string;
  /** Steps that must have passed; otherwise this one is left out and counts as failed. */
  readonly needs?: readonly string[];
  /** Steps that must have ended, when this one must not share the machine. */
  readonly after?: readonly string[];
  /** Runs in parallel with the other steps. Steps of the same kind run in sequence. */
  readonly beside?: boolean;
  readonly run: (output: Output) => Promise<Count | boolean>;
}

const logFolder = join(rootFolder, 'test-results');

const asCount = (result: Count | boolean): Count =>
  typeof result === 'boolean' ? { passed: Number(result), failed: Number(!result) } : result;

const countOf = async (step: Step, output: Output): Promise<Count> => {
  try {
    return asCount(await step.run(output));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
};

/** Its output is printed at the end, so that two parallel steps do not mix their lines. */
const countBeside = async (step: Step, title: string): Promise<Count> => {
  mkdirSync(logFolder, { recursive: true });
  const file = join(logFolder, `${step.name.toLowerCase().replaceAll(' ', '-')}.log`);
  const output = openSync(file, 'w');
  const count = await countOf(step, output);
  closeSync(output);
  console.log(`${title}${readFileSync(file, 'utf8')}`);
  return count;
};

/** Runs all steps, whatever fails before, and prints a table and the totals; the totals are the last line. */
export const runSteps = async (steps: readonly Step[]): Promise<Count> => {
  const ended = new Map<string, Promise<{ readonly step: Step; readonly count: Count; readonly seconds: number }>>();
  const last: Record<'main' | 'beside', Promise<unknown>> = { main: Promise.resolve(), beside: Promise.resolve() };
  for (const [index, step] of steps.entries()) {
    const lane = step.beside ? 'beside' : 'main';
    const [before, waited] = [
      last[lane],
      [...(step.needs ?? []), ...(step.after ?? [])].map((name) => ended.get(name)),
    ];
    const run = async () => {
      await before;
      const failed = (await Promise.all(waited)).flatMap((each) =>
        each && each.count.failed > 0 ? each.step.name : [],
      );
      const missing = step.needs?.filter((name) => failed.includes(name)) ?? [];
      const title = `\n=== ${index + 1}/${steps.length} ${step.name} ===\n\n`;
      const started = Date.now();
      if (!step.beside || missing.length > 0) console.log(title);
      if (missing.length > 0) console.log(`Left out: needs ${missing.join(' and ')}.`);
      const count =
        missing.length > 0
          ? { passed: 0, failed: 1 }
          : await (step.beside ? countBeside(step, title) : countOf(step, 'inherit'));
      return { step, count, seconds: Math.round((Date.now() - started) / 1000) };
    };
    last[lane] = run();
    ended.set(step.name, last[lane] as ReturnType<typeof run>);
  }

  const results = await Promise.all(ended.values());
  const rows = results.map(
    ({ step, count, seconds }) =>
      `${count.failed > 0 ? 'FAILED' : 'ok    '} ${step.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
  );
  const sum = (of: (count: Count) => number): number => results.reduce((all, { count }) => all + of(count), 0);
  const [passed, failed, skipped] = [
    sum((count) => count.passed),
    sum((count) => count.failed),
    sum((count) => count.skipped ?? 0),
  ];
  console.log(`\n=== Summary ===\n\n${rows.join('\n')}\n${skipped > 0 ? `${skipped} skipped\n` : ''}`);
  console.log(`${passed} passed, ${failed} failed`);
  return { passed, failed, skipped };
};
