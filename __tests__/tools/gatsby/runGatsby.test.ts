import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatsbyMessage } from '../../../tools/gatsby/readMessage';
import { runGatsby } from '../../../tools/gatsby/runGatsby';
import { emptyFolder } from '../../emptyFolder';

// A process starts slowly on a busy machine; the tests themselves wait for milliseconds.
jest.setTimeout(60_000);

const folder = emptyFolder();
let errors: jest.SpyInstance;
let told: GatsbyMessage[];

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
  told = [];
});

afterEach(() => {
  errors.mockRestore();
});

/** Starts a worker that spins and does not heed SIGTERM, notes its process id, and goes on. */
const withSpinningWorker = (then: string): string => `
  const { spawn } = require('node:child_process');
  const fs = require('node:fs');
  const worker = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); console.log('spins'); for (;;);"]);
  worker.stdout.once('data', () => {
    fs.appendFileSync('workers', worker.pid + ' ');
    ${then}
  });
`;

const breaksAndHangs = withSpinningWorker(`
  process.on('SIGTERM', () => {});
  console.log(JSON.stringify({ type: 'LOG', payload: { level: 'ERROR', text: 'Commit failed (see commitError for details)' } }));
  setInterval(() => {}, 1000);
`);

const given = (script: string, silence = 30_000): Parameters<typeof runGatsby>[0] => {
  const program = join(folder, 'gatsby.js');
  writeFileSync(program, script);
  const timeouts = { silence, lastWords: 20, goodbye: 100 };
  return { words: ['build'], env: process.env, folder, program, tell: (message) => told.push(message), timeouts };
};

const run = (script: string, silence?: number): Promise<boolean> => {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  writeFileSync(join(folder, '.cache/project-folder'), folder);
  writeFileSync(join(folder, '.cache/store'), '');
  return runGatsby(given(`require('node:fs').appendFileSync('starts', 'x');\n${script}`, silence));
};

const starts = (): number => readFileSync(join(folder, 'starts'), 'utf8').length;
const said = (): string => errors.mock.calls.flat().join('\n');
const warnings = (): string[] => told.filter(({ kind }) => kind === 'warning').map(({ text }) => text);

const isAlive = (pid: number): boolean => {
  try {
    // A process that has ended stays listed until its parent, here the system's first process, takes note.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const workers = (): number[] => readFileSync(join(folder, 'workers'), 'utf8').trim().split(' ').map(Number);

/** Resolves when no worker is left; the system takes a moment to end what was killed. */
const allEnded = async (): Promise<void> => {
  while (workers().some(isAlive)) await pause(10);
};

it('ends a build that breaks and hangs with its spinning worker, tries once more, and says what to do', async () => {
  expect(await run(breaksAndHangs)).toBe(false);
  expect(starts()).toBe(2);
  await allEnded();
  expect(warnings()).toEqual([expect.stringContaining('it is tried once more')]);
  expect(said()).toContain('Commit failed');
  expect(said()).toContain(join(folder, '.logs/gatsby.log'));
  expect(said()).toContain('try again');
});

it('builds at the second attempt, from an empty cache', async () => {
  const script = `if (require('node:fs').existsSync('.cache/store')) { console.error('MDB_BAD_TXN'); setInterval(() => {}, 1000); }`;
  expect(await run(script)).toBe(true);
  expect(starts()).toBe(2);
  expect(said()).toBe('');
});

it('tries again when Gatsby dies by a signal', async () => {
  const script = `if (require('node:fs').existsSync('.cache/store')) process.kill(process.pid, 'SIGSEGV');`;
  expect(await run(script)).toBe(true);
  expect(warnings()).toEqual([expect.stringContaining('SIGSEGV')]);
});

it('ends a build that falls silent', async () => {
  expect(await run('setInterval(() => {}, 1000);', 200)).toBe(false);
  expect(warnings()).toEqual([expect.stringContaining('said nothing')]);
  expect(said()).toContain('said nothing');
});

it('does not take a mistake in the content for a broken store', async () => {
  expect(await run(`console.error('2 problems.'); process.exitCode = 1;`)).toBe(false);
  expect(starts()).toBe(1);
  expect(existsSync(join(folder, '.cache/store'))).toBe(true);
  expect(said()).toContain('The whole log');
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('ends its processes before it ends by %s', async (signal, status) => {
  // The listeners of the module as the other tests have it would end this process too.
  for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(each);
  jest.resetModules();
  const again = await import('../../../tools/gatsby/runGatsby');
  const exit = new Promise<number>((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation(((code: number) => resolve(code)) as never);
  });
  const ended = again.runGatsby(given(withSpinningWorker('setInterval(() => {}, 1000);')));
  while (!existsSync(join(folder, 'workers'))) await pause(10);
  process.emit(signal, signal);
  expect(await exit).toBe(status);
  await ended;
  await allEnded();
});

it('throws away a cache that was filled in another folder', async () => {
  mkdirSync(join(folder, '.cache'));
  writeFileSync(join(folder, '.cache/project-folder'), `${folder}-before`);
  writeFileSync(join(folder, '.cache/store'), '');
  expect(await runGatsby(given(`require('node:fs').mkdirSync('.cache')`))).toBe(true);
  expect(existsSync(join(folder, '.cache/store'))).toBe(false);
  expect(readFileSync(join(folder, '.cache/project-folder'), 'utf8')).toBe(folder);
});
