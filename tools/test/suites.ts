import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../site/run';
import { program, rootFolder } from '../site/siteFolders';
import type { Count, Output } from './runSteps';

const resultsFolder = join(rootFolder, 'test-results');

/** A crashed suite leaves no figures, or figures that do not explain its exit code. */
const counted = async (file: string, code: number, read: (result: unknown) => Count): Promise<Count> => {
  const count = await readFile(file, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failed: 1 }),
  );
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
};

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/**
 * @param name of the file with its figures: two runs may go on at the same time
 * @param words jest's own: parts of names of the test files, none standing for all, and options
 */
export const runJest = async (
  name: string,
  words: readonly string[],
  output: Output,
  env: NodeJS.ProcessEnv = {},
): Promise<Count> => {
  const file = join(resultsFolder, `${name}.json`);
  await rm(file, { force: true });
  const code = await run(program('jest'), ['--json', `--outputFile=${file}`, ...words], {
    // Results go to the file; the report for people is on the error stream.
    stdio: ['ignore', 'ignore', output],
    env: { ...process.env, ...env, NODE_ENV: 'test' },
  });
  return counted(file, code, (result) => {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = result as JestResult;
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests };
  });
};

interface PlaywrightResult {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** A test that passed at the second try counts as failed. */
export const runPlaywright = async (
  env: NodeJS.ProcessEnv,
  projects: readonly string[],
  files: readonly string[],
): Promise<Count> => {
  const file = join(resultsFolder, 'playwright.json');
  await rm(file, { force: true });
  const code = await run(
    program('playwright'),
    ['test', '--reporter=list,json', ...projects.map((name) => `--project=${name}`), ...files],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' } },
  );
  return counted(file, code, (result) => {
    const { stats, errors } = result as PlaywrightResult;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
  });
};
