import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Headless shells first: without windows to paint they run the same tests in half the time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of some programs that is there, each named by its path or as it is found on the search path. */
export const findProgram = (wanted: readonly string[], env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const folders = (env.PATH ?? '').split(delimiter);
  return wanted.flatMap((name) => [...folders.map((folder) => join(folder, name)), name]).find(isProgram);
};

/** A Chromium on this machine: CHROMIUM_PATH, then the path, then the usual places, then Playwright's own. */
export const findBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const own = chromium.executablePath();
  return (
    [env.CHROMIUM_PATH ?? '', ...onPath, ...places].find((file) => file && isProgram(file)) ??
    (existsSync(own) ? own : undefined)
  );
};

/** Root may not use Chromium's sandbox; the rest keeps it from calling home while pages are measured. */
export const browserFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
];
