import { parseArgs } from 'node:util';

/** Parts of the tests that can be run alone. All after `browser` belong to `npm run test:all`. */
const parts = [
  'unit',
  'built',
  'browser',
  'html',
  'engines',
  'servers',
  'slow',
  'studio',
  'crawl',
  'language',
  'properties',
] as const;
export type Part = (typeof parts)[number];

export interface TestArguments {
  /** Everything, as `npm run test:all` asks. */
  readonly all: boolean;
  readonly only: Part | undefined;
  /** Parts of names of test files. */
  readonly files: readonly string[];
}

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

export const readTestArguments = (argv: readonly string[]): TestArguments => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { only: { type: 'string' }, all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { only, all } = values;
  if (only !== undefined && !isPart(only))
    throw new Error(`--only takes one of ${parts.join(', ')}; this is "${only}".`);
  if (!only && positionals.length > 0)
    throw new Error('Names of files follow the part that they belong to: npm test -- --only browser tabs');
  return { all, only, files: positionals };
};
