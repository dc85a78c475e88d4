import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { publicFolder } from '../../tools/site/siteFolders';
import { expect, openLive, test } from './fixtures';
import { type Deployable, startDeployable } from './runtimeDeploy';

/** New builds under an open page (R4.5, R7.3, R9.7). */

test.describe.configure({ mode: 'default' });

let site: Deployable;

test.beforeEach(async () => {
  site = await startDeployable();
});
test.afterEach(() => site.close());

/** Addresses of documents that the page loads from now on. */
const documentsOf = (page: Page): string[] => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
};

const chunksOf = (page: Page, name: RegExp): Promise<string[]> =>
  page.evaluate(
    (source) =>
      Object.entries(window.___chunkMapping ?? {})
        .filter(([key]) => new RegExp(source, 'i').test(key))
        .flatMap(([, files]) => files)
        .filter((file) => file.endsWith('.js')),
    name.source,
  );

/** Files of the app that hold these words. */
const scriptsWith = async (words: string): Promise<string[]> => {
  const files = (await readdir(publicFolder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(publicFolder, file), 'utf8')));
  return files.filter((_, index) => texts[index]?.includes(words));
};

/** Pages are preloaded once their links are seen; here a page must still be unknown when the build changes. */
const withoutPreloads = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('looks for a newer build 1000 ms after it is idle, past every cache', async ({ page }) => {
  const address = /\/builds\/latest\.json\?\d{13}$/;
  const asked = page.waitForResponse(address);
  await openLive(page, `${site.url}/about-us`);
  const latest = await (await asked).json();
  // By the page's own clock: this process may be late to see that the page is live.
  const waited = await page.waitForFunction((source) => {
    const request = performance.getEntriesByType('resource').find(({ name }) => new RegExp(source).test(name));
    const [live] = performance.getEntriesByName('onInitialClientRender');
    return request && live && request.startTime - live.startTime;
  }, address.source);
  expect(await waited.jsonValue()).toBeGreaterThan(995);
  expect(latest).toMatchObject({ id: expect.any(String), time: expect.any(String) });
  expect(await page.evaluate(() => window.___webpackCompilationHash)).toBe(latest.id);
  const manifest = await page.request.get(`${site.url}/builds/meta/${latest.id}.json`);
  expect(await manifest.json()).toMatchObject({ id: latest.id, routes: expect.arrayContaining(['/', '/es/clinicas']) });
});

test('no first look on slow-2g', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openLive(page, `${site.url}/about-us`);
  await page.waitForTimeout(2_500);
  expect(asked.filter((url) => url.includes('/builds/'))).toEqual([]);
});

test.describe('code that a deploy has taken away', () => {
  test.use({ expectedProblems: [/./] });

  test('one reload, at the address that was wanted, and no loop though it stays gone', async ({ page }) => {
    await withoutPreloads(page);
    await openLive(page, `${site.url}/about-us`);
    const gone = await chunksOf(page, /testimonials/);
    expect(gone.length).toBeGreaterThan(0);
    await site.deploy({ id: 'newer', gone });
    const documents = documentsOf(page);

    await page.evaluate(() => window.___navigate?.('/testimonials?from=test#content'));
    await page.waitForURL('**/testimonials?from=test#content');
    await expect(page).toHaveTitle('Testimonials | Camino Claro');
    await expect(page.locator('h1')).toBeVisible();

    // The page wakes, finds its code gone, and stays the readable page it is.
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 30);
    await page.waitForTimeout(3_000);
    expect(documents).toEqual([`${site.url}/testimonials?from=test`]);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('without a newer build the error shows, and the visitor stays', async ({ page }) => {
    await withoutPreloads(page);
    await openLive(page, `${site.url}/contact`);
    await page.getByRole('textbox', { name: /full name/i }).fill('Ana María');
    const gone = await chunksOf(page, /testimonials/);
    await site.deploy({ gone });
    const documents = documentsOf(page);
    await page.evaluate(() => window.___navigate?.('/testimonials'));
    await expect(page.getByText('The page could not be loaded.')).toBeVisible();
    expect(documents).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/contact');
    await expect(page.getByRole('textbox', { name: /full name/i })).toHaveValue('Ana María');

    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveTitle('Testimonials | Camino Claro');
  });

  test('a second failure within ten seconds of a reload does not reload again', async ({ page }) => {
    await withoutPreloads(page);
    await openLive(page, `${site.url}/about-us`);
    const gone = await chunksOf(page, /testimonials/);
    await site.deploy({ id: 'newer', gone });
    await page.evaluate(() => window.___navigate?.('/testimonials'));
    await page.waitForURL('**/testimonials');
    await openLive(page, `${site.url}/about-us`);
    const documents = documentsOf(page);
    await page.evaluate(() => window.___navigate?.('/testimonials'));
    await expect(page.getByText('The page could not be loaded.')).toBeVisible();
    expect(documents).toEqual([]);
  });

  test('a form whose code is gone gives way to the mail, and comes back with its code', async ({ page }) => {
    await withoutPreloads(page);
    await openLive(page, `${site.url}/about-us`);
    const gone = await scriptsWith('fields.allRequired');
    expect(gone.length).toBeGreaterThan(0);
    await site.deploy({ gone });
    await page.evaluate(() => window.___navigate?.('/contact'));
    await expect(page.getByText('Please write to us by email.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveCount(0);
    await site.deploy({ id: 'newer', gone: [] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Full name')).toBeVisible();
  });
});
