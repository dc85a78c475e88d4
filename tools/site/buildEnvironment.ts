import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { rootFolder } from './siteFolders';

type Environment = NodeJS.ProcessEnv;

/** No word to anyone while working: neither Gatsby nor its helpers report on their use. */
const quiet = { GATSBY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', BROWSERSLIST_IGNORE_OLD_DATA: 'true' };

/**
 * Gatsby starts one worker less than it counts cores, to leave one to itself, but while pages are rendered it only waits. With
 * one more, 1,000 clinics take 114 s on two cores in place of 133.
 */
const workers = { GATSBY_CPU_COUNT: String(availableParallelism() + 1) };

/**
 * Gatsby hands queries to its workers in chunks of this size. One chunk holds all, so that one process writes to the new store:
 * lmdb 2.5.3 breaks when several do (docs/decisions/2026-11-27-one-writer.md). Static queries would be a second chunk.
 */
const oneWriter = { GATSBY_PARALLEL_QUERY_CHUNK_SIZE: '1000000' };

const fromFile = (name: string): Environment => {
  const file = join(rootFolder, name);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
};

/** Environment of a build: the shell's, else .env.production (.env.development for develop). */
export const buildEnvironment = (kind: 'production' | 'development', env: Environment = process.env): Environment => ({
  ...workers,
  ...fromFile(`.env.${kind}`),
  ...env,
  ...oneWriter,
  ...quiet,
});

/** The same with the local inbox in place of Formspree, unless a form is set. */
export const withLocalInbox = (env: Environment, inboxPort: number): Environment => ({
  ...env,
  GATSBY_FORMSPREE_FORM: env.GATSBY_FORMSPREE_FORM || 'inquiry',
  GATSBY_FORMSPREE_ORIGIN:
    env.GATSBY_FORMSPREE_ORIGIN || (env.GATSBY_FORMSPREE_FORM ? '' : `http://localhost:${inboxPort}`),
});
