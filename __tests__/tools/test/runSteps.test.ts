import { writeSync } from 'node:fs';
import { type Output, runSteps } from '../../../tools/test/runSteps';

let lines: string[];

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

it('ends with the totals of all steps', async () => {
  await runSteps([
    { name: 'Types', run: async () => true },
    { name: 'Unit tests', run: async () => ({ passed: 41, failed: 0, skipped: 1 }) },
  ]);
  expect(lines.at(-1)).toBe('42 passed, 0 failed');
});

it('goes on after a failure, but not with what needs the failed step', async () => {
  const browser = jest.fn(async () => true);
  const count = await runSteps([
    { name: 'Types', run: async () => false },
    { name: 'Build', run: () => Promise.reject(new Error('broken')) },
    { name: 'Browser', needs: ['Build'], run: browser },
    { name: 'Last', run: async () => true },
  ]);
  expect(browser).not.toHaveBeenCalled();
  expect(count).toMatchObject({ passed: 1, failed: 3 });
  expect(lines.at(-1)).toBe('1 passed, 3 failed');
});

it('runs steps beside the others, shows their words when they have ended, and waits where the machine is wanted whole', async () => {
  const order: string[] = [];
  let endBuild = (): void => undefined;
  const built = new Promise<void>((resolve) => {
    endBuild = resolve;
  });
  const note = (name: string) => async (): Promise<boolean> => order.push(name) > 0;
  await runSteps([
    {
      name: 'Unit',
      beside: true,
      run: async (output: Output) => {
        order.push('unit tests begin');
        writeSync(output as number, 'words of the unit tests');
        await built;
        return note('unit tests end')();
      },
    },
    {
      name: 'Build',
      run: async () => {
        endBuild();
        return note('build')();
      },
    },
    { name: 'Browser', after: ['Unit'], run: note('browser') },
  ]);
  expect(order).toEqual(['unit tests begin', 'build', 'unit tests end', 'browser']);
  expect(lines.join('')).toMatch(/Unit ===\n\nwords of the unit tests/);
});
