import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { startPreview } from '../preview/startPreview';
import { siteSources } from '../site/fingerprint';
import { rootFolder } from '../site/folders';
import type { Figure, Progress } from './figure';
import { generateClinics } from './generateContent';
import { timedBuild } from './timedBuild';
import { wakePage } from './wakePage';

const clinics = 1_000;
const group = `Scale: ${clinics} clinics, images cached`;

/** What a build needs; node_modules are found above, because the copy lies inside the project. */
const parts = [...siteSources, '.image-cache'];

const prepare = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of parts) {
    const source = join(rootFolder, part);
    if (existsSync(source)) await cp(source, join(folder, part), { recursive: true, preserveTimestamps: true });
  }
};

const forgetBuild = (folder: string): Promise<unknown> =>
  Promise.all(['.cache', 'public'].map((name) => rm(join(folder, name), { recursive: true, force: true })));

/** Milliseconds from a key in the search box to the next painted frame with its result. */
const measureSearch = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage();
  await page.goto(`${url}/clinics`);
  await wakePage(page);
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (const letter of 'merida') {
    const started = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.querySelector('input[name="q"]')?.addEventListener(
            'input',
            () => {
              const begun = performance.now();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
            },
            { once: true },
          );
        }),
    );
    await page.locator('input[name="q"]').focus();
    await page.waitForTimeout(100);
    await page.keyboard.type(letter);
    times.push(await started);
  }
  await page.close();
  return Math.max(...times);
};

/** The site with a thousand clinics, built in a copy below .bench/. */
export const measureScale = async (
  browser: Browser,
  env: NodeJS.ProcessEnv,
  progress: Progress,
): Promise<readonly Figure[]> => {
  const folder = join(rootFolder, '.bench/scale');
  progress('scale: copying the project');
  await prepare(folder);
  progress('scale: build with the shipped content');
  await timedBuild(folder, env);
  await forgetBuild(folder);
  const small = await timedBuild(folder, env);
  await forgetBuild(folder);
  progress(`scale: build with ${clinics} clinics`);
  const shipped = (await readdir(join(folder, 'content/clinics'))).length;
  await generateClinics(join(folder, 'content'), clinics);
  const large = await timedBuild(folder, env);
  const list = await readFile(join(folder, 'public/clinics.html'));
  progress('scale: searching the long list');
  const preview = await startPreview({ folder: join(folder, 'public'), port: 0 });
  const searchMs = await measureSearch(browser, preview.url);
  await preview.close();
  const added = (clinics - shipped) * 2;
  return [
    { group, name: 'Build', value: large.seconds, unit: 's', most: 120 },
    { group, name: 'Per added page', value: ((large.seconds - small.seconds) * 1_000) / added, unit: 'ms' },
    { group, name: 'Most memory, all processes', value: large.peakMegabytes, unit: 'MB', most: 2_500 },
    { group, name: 'Build with the shipped content', value: small.seconds, unit: 's' },
    { group, name: 'Clinics list, HTML', value: brotliCompressSync(list).length / 1_024, unit: 'KB', most: 60 },
    { group, name: 'Key to result, slowest of six', value: searchMs, unit: 'ms', most: 50 },
  ];
};
