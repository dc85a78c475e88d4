import { existsSync } from 'node:fs';
import { program } from '../site/folders';
import { run } from '../site/run';
import { findBrowser } from './findBrowser';

const isDebianRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const aptGet = (...words: readonly string[]): Promise<number> =>
  run('apt-get', ['-y', '-qq', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const fiveMinutes = 300_000;

/**
 * Path of a Chromium, installed when the machine has none: on Debian (as root) its package, else Playwright's.
 * Throws one line that says what to install.
 */
export const installBrowser = async (): Promise<string> => {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium on this machine: installing one ...');
  if (isDebianRoot()) {
    await aptGet('update');
    await aptGet('install', '--no-install-recommends', 'chromium');
  } else {
    await run(program('playwright'), ['install', 'chromium'], { timeout: fiveMinutes });
  }
  const installed = findBrowser();
  if (!installed)
    throw new Error('No Chromium could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  return installed;
};
