import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { languages } from '../../src/facts/locales';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { watchRequests } from '../browser/watchRequests';
import { startPreview } from '../preview/startPreview';
import { siteSources } from '../site/fingerprint';
import { rootFolder } from '../site/siteFolders';
import type { Figure, Progress } from './figure';
import { generateClinics, generateProcedures } from './generateContent';
import { hydratePage } from './hydratePage';
import { timedBuild } from './timedBuild';

const clinics = 1_000;
const procedures = 60;
const group = `Scale: ${clinics} clinics, ${procedures} procedures, images cached`;

/** What a build needs; node_modules are found above, because the copy lies inside the project. */
const parts = [...siteSources, '.image-cache'];

const prepare = async (folder: string, env: NodeJS.ProcessEnv): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(resolve(contentFolder(env)), join(folder, 'content'), { recursive: true, preserveTimestamps: true });
  for (const part of parts) {
    const source = join(rootFolder, part);
    if (existsSync(source)) await cp(source, join(folder, part), { recursive: true, preserveTimestamps: true });
  }
};

const forgetBuild = (folder: string): Promise<unknown> =>
  Promise.all(['.cache', 'public'].map((name) => rm(join(folder, name), { recursive: true, force: true })));

interface BuiltPage {
  readonly file: string;
  /** Brotli, as the build compressed it. */
  readonly kilobytes: number;
}

const kilobytesOf = async (path: string): Promise<number> => (await stat(`${path}.br`)).size / 1_024;

/** The page whose HTML is heaviest as it travels. Throws where the build has made no page. */
const heaviestPage = async (folder: string): Promise<BuiltPage> => {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.html') && !file.startsWith('page-data/'),
  );
  const pages = await Promise.all(
    files.map(async (file): Promise<BuiltPage> => ({ file, kilobytes: await kilobytesOf(join(folder, file)) })),
  );
  return pages.reduce((heaviest, page) => (page.kilobytes > heaviest.kilobytes ? page : heaviest));
};

/** Milliseconds from a key in the search box to the next painted frame with its result. */
const measureSearch = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage();
  const settled = watchRequests(page);
  await page.goto(`${url}/clinics`);
  await hydratePage(page);
  await settled();
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

/** The site with a thousand clinics and sixty procedures, built in a copy below .bench/. */
export const measureScale = async (
  browser: Browser,
  env: NodeJS.ProcessEnv,
  progress: Progress,
): Promise<readonly Figure[]> => {
  const folder = join(rootFolder, '.bench/scale');
  progress('scale: copying the project');
  await prepare(folder, env);
  const own = { ...env, CONTENT_FOLDER: '' };
  progress('scale: build with the shipped content');
  await timedBuild(folder, own);
  await forgetBuild(folder);
  const small = await timedBuild(folder, own);
  await forgetBuild(folder);
  progress(`scale: build with ${clinics} clinics and ${procedures} procedures`);
  const shipped = (await readdir(join(folder, 'content/clinics'))).length;
  const shippedProcedures = (await readdir(join(folder, 'content/procedures'))).length;
  await generateProcedures(join(folder, 'content'), procedures);
  await generateClinics(join(folder, 'content'), clinics);
  const large = await timedBuild(folder, own);
  const list = await kilobytesOf(join(folder, 'public/clinics.html'));
  const heaviest = await heaviestPage(join(folder, 'public'));
  progress('scale: searching the long list');
  const preview = await startPreview({ folder: join(folder, 'public'), port: 0 });
  const searchMs = await measureSearch(browser, preview.url);
  await preview.close();
  // A procedure has a sheet for the doctor besides its page.
  const added = (clinics - shipped + (procedures - shippedProcedures) * 2) * languages.length;
  return [
    { group, name: 'Build', value: large.seconds, unit: 's', most: 120 },
    { group, name: 'Per added page', value: ((large.seconds - small.seconds) * 1_000) / added, unit: 'ms' },
    { group, name: 'Most memory, all processes', value: large.peakMegabytes, unit: 'MB', most: 2_500 },
    { group, name: 'Build with the shipped content', value: small.seconds, unit: 's' },
    { group, name: 'Clinics list, HTML', value: list, unit: 'KB', most: 60 },
    { group, name: `Heaviest page, HTML: ${heaviest.file}`, value: heaviest.kilobytes, unit: 'KB', most: 60 },
    { group, name: 'Key to result, slowest of six', value: searchMs, unit: 'ms', most: 50 },
  ];
};
