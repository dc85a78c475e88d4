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

const fromFile = (name: string): Environment => {
  const file = join(rootFolder, name);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
};

/** Environment of a build: the shell's, else .env.production (.env.development for develop). */
export const buildEnvironment = (kind: 'production' | 'development', env: Environment = process.env): Environment => ({
  ...workers,
  ...fromFile(`.env.${kind}`),
  ...env,
  ...quiet,
});

/** The same with the local inbox in place of Formspree, unless a form is set. */
export const withLocalInbox = (env: Environment, inboxPort: number): Environment => ({
  ...env,
  GATSBY_FORMSPREE_FORM: env.GATSBY_FORMSPREE_FORM || 'inquiry',
  GATSBY_FORMSPREE_ORIGIN:
    env.GATSBY_FORMSPREE_ORIGIN || (env.GATSBY_FORMSPREE_FORM ? '' : `http://localhost:${inboxPort}`),
});
