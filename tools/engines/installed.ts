import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findProgram } from '../browser/findBrowser';

export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;

export type EngineName = (typeof engineNames)[number];

const firefoxes = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** WebKitGTK's bindings for Debian's Python, which webkitWindow.py is written with. */
const hasWebKitBindings = (): boolean =>
  existsSync('/usr/lib/python3/dist-packages/gi') &&
  readdirSync('/usr/lib').some((folder) =>
    existsSync(join('/usr/lib', folder, 'girepository-1.0/WebKit2-4.1.typelib')),
  );

/** The program that starts an engine, where all that it needs is on this machine. */
export const engineProgram = (name: EngineName): string | undefined => {
  if (name === 'Chromium') return findBrowser();
  if (name === 'Firefox') return findProgram(firefoxes);
  return hasWebKitBindings() && findProgram(['Xvfb']) ? findProgram(['WebKitWebDriver']) : undefined;
};

export const missingEngines = (): readonly EngineName[] => engineNames.filter((name) => !engineProgram(name));
