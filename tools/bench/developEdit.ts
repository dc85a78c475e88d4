import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { reportDevelop } from '../gatsby/calmReport';
import { runGatsby } from '../gatsby/runGatsby';
import { freePort } from '../site/port';
import { editedClinic, editedFile } from './buildTimes';
import type { Figure, Progress } from './figure';

const twoMinutes = 120_000;

/** From saving a Markdown file to its words standing in an open page of `npm run develop`. */
export const measureDevelop = async (
  browser: Browser,
  env: NodeJS.ProcessEnv,
  progress: Progress,
): Promise<readonly Figure[]> => {
  progress('develop: starting');
  const port = await freePort(8_000);
  const started = performance.now();
  const enough = new AbortController();
  let ready: () => void = () => undefined;
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const ended = runGatsby({
    words: ['develop', '--port', String(port)],
    env: { ...env, NODE_ENV: 'development', CI: '1' },
    tell: reportDevelop(ready),
    until: enough.signal,
  });
  const original = await readFile(editedFile, 'utf8');
  const page = await browser.newPage();
  try {
    const failed = ended.then(() => Promise.reject(new Error('develop ended before it was ready.')));
    failed.catch(() => undefined);
    await Promise.race([isReady, failed]);
    const readySeconds = (performance.now() - started) / 1_000;
    await page.goto(`http://localhost:${port}/clinics/${editedClinic}`, { timeout: twoMinutes });
    await page.waitForLoadState('networkidle');
    progress('develop: editing');
    const times: number[] = [];
    for (let count = 1; count <= 3; count += 1) {
      const words = `The bell rings ${count} times.`;
      const saved = performance.now();
      await writeFile(editedFile, original.replace(/^lede: .*$/m, `lede: ${words}`));
      // In each frame: a locator would look every half second.
      await page.waitForFunction((text) => document.body.textContent?.includes(text), words, { timeout: twoMinutes });
      times.push(performance.now() - saved);
      await page.waitForTimeout(1_000);
    }
    const group = 'Develop';
    return [
      { group, name: 'Ready, caches as they were', value: readySeconds, unit: 's' },
      {
        group,
        name: 'Edit to words in the page, slowest of three',
        value: Math.max(...times) / 1_000,
        unit: 's',
        most: 2.5,
      },
    ];
  } finally {
    await writeFile(editedFile, original);
    await page.close();
    enough.abort();
    await ended;
  }
};
