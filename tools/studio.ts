/** `npm run studio`: the writers' studio beside the developing site, on this machine alone. */
import { spawn } from 'node:child_process';
import { buildEnvironment } from './site/buildEnvironment';
import { develop } from './site/develop';
import { onEnd } from './site/onEnd';
import { orSay, portFrom } from './site/port';
import { runMain } from './site/runMain';
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
  const { checkAll } = await import('../src/generator/check/checked');
  const port = portFrom('PORT', 8000);
  const studioPort = portFrom('STUDIO_PORT', 8001);
  const siteUrl = `http://localhost:${port}`;
  const studio = await orSay(startStudio({ port: studioPort, siteUrl, check: checkAll }), 'STUDIO_PORT', studioPort);
  onEnd(studio.close);
  console.log(
    `\n  Studio   ${studio.url}   in Chrome, Edge or another Chromium browser; choose this project's folder there\n`,
  );
  open(studio.url);
  process.exitCode = (await develop(port, portFrom('INBOX_PORT', 9001))) ? 0 : 1;
  await studio.close();
};

runMain(main);
