import { existsSync } from 'node:fs';
import { run } from '../site/run';
import { program } from '../site/siteFolders';
import { findBrowser } from './findBrowser';

const isDebianRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const aptGet = (...words: readonly string[]): Promise<number> =>
  run('apt-get', ['-y', '-qq', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const fiveMinutes = 300_000;

/** Playwright's own, for whom it is made; where its downloads cannot be reached, Debian's packages. */
const ways: readonly (() => Promise<number>)[] = [
  () => run(program('playwright'), ['install', 'chromium'], { timeout: fiveMinutes }),
  ...(isDebianRoot()
    ? ['chromium-headless-shell', 'chromium'].map((name) => async () => {
        await aptGet('update');
        return aptGet('install', '--no-install-recommends', name);
      })
    : []),
];

/**
 * Path of a Chromium, installed when the machine has none: Playwright's, else on Debian (as root) its package.
 * Throws one line that says what to install.
 */
export const installBrowser = async (): Promise<string> => {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium on this machine: installing one ...');
  for (const install of ways) {
    await install();
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
};
