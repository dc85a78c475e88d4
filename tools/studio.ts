/** `npm run studio`: the writers' studio beside the developing site, on this machine alone. */
import { spawn } from 'node:child_process';
import { buildEnvironment } from './site/buildEnvironment';
import { portFrom } from './site/port';
import { run } from './site/run';
import { runMain } from './site/runMain';
import { program } from './site/siteFolders';
import { startStudio } from './studio/startStudio';

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** In the browser of the system; where there is none, the address stands in the terminal. */
const open = (url: string): void => {
  const [command, ...words] = openers[process.platform] ?? [];
  if (!command || process.env.CI) return;
  spawn(command, [...words, url], { stdio: 'ignore', detached: true })
    .once('error', () => undefined)
    .unref();
};

const main = async (): Promise<void> => {
  Object.assign(process.env, buildEnvironment('development'));
  // Before anything reads it: contacts and site address stand in .env.development.
  const { checkAll } = await import('../src/generator/checked');
  const port = portFrom('PORT', 8000);
  const studioPort = portFrom('STUDIO_PORT', 8001);
  const studio = await startStudio({
    port: studioPort,
    siteUrl: `http://localhost:${port}`,
    check: checkAll,
  });
  console.log(
    `\n  Studio   ${studio.url}   in Chrome, Edge or another Chromium browser; choose this project's folder there\n`,
  );
  open(studio.url);
  process.exitCode = await run(program('tsx'), ['tools/develop.ts']);
  await studio.close();
};

runMain(main);
