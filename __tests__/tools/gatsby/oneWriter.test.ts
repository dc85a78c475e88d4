import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment } from '../../../tools/site/buildEnvironment';

const record = 'docs/decisions/2026-11-27-one-writer.md';

/** Gatsby reads the setting once, as this does. */
const chunkSize = (env: NodeJS.ProcessEnv): number => Number(env.GATSBY_PARALLEL_QUERY_CHUNK_SIZE) || 50;

it.each(['production', 'development'] as const)('one process runs all queries (%s)', (kind) => {
  const shell = { GATSBY_PARALLEL_QUERY_CHUNK_SIZE: '50' } as unknown as NodeJS.ProcessEnv;
  if (chunkSize(buildEnvironment(kind, shell)) < 100_000)
    throw new Error(`Several workers would write to Gatsby's new store, which breaks now and then: ${record}.`);
});

it('Gatsby still knows the setting', () => {
  const pool = readFileSync('node_modules/gatsby/dist/utils/worker/pool.js', 'utf8');
  if (!pool.includes('GATSBY_PARALLEL_QUERY_CHUNK_SIZE'))
    throw new Error(`This Gatsby chooses in another way how many processes write to its store: ${record}.`);
});

it('there are no static queries', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const asking = files.filter((file) =>
    /\b(useStaticQuery|StaticQuery)\b/.test(readFileSync(join('src', file), 'utf8')),
  );
  if (asking.length > 0)
    throw new Error(
      `src/${asking[0]} has a static query. Gatsby gives these to a second worker, and two that write break its new store ` +
        `now and then (${record}): put what it asks for into the page's view.`,
    );
});
