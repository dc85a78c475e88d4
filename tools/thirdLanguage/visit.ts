import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { buildSiteIfChanged } from '../site/buildSite';
import { freePort, portFrom } from '../site/port';
import { runMain } from '../site/runMain';
import { program } from '../site/siteFolders';
import { runInBrowser, testSiteEnvironment } from '../test/servedSite';
import { third } from './pseudo';

/** A missing file of words fails by name. */
const missByName = (env: NodeJS.ProcessEnv): void => {
  const [file, aside] = [`locales/${third}/map.json`, 'map.json'];
  renameSync(file, aside);
  const { stdout } = spawnSync(program('tsx'), ['tools/check.ts'], { env, encoding: 'utf8' });
  renameSync(aside, file);
  if (!stdout.includes(`${file}:1  file`)) throw new Error(`${file} was away, and the check said:\n${stdout}`);
};

/** Runs in the copy that has a third language: checks it, builds it and visits its pages. */
const main = async (): Promise<void> => {
  const inboxPort = await freePort(portFrom('INBOX_PORT', 9001));
  const env = testSiteEnvironment(inboxPort);
  missByName(env);
  if (!(await buildSiteIfChanged(env))) throw new Error('The site with a third language was not built.');
  const { failed } = await runInBrowser(env, inboxPort, ['crawl', 'language'], []);
  process.exit(failed > 0 ? 1 : 0);
};

runMain(main);
