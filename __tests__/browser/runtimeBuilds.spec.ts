import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { site as facts } from '../../src/facts/site';
import { publicFolder } from '../../tools/site/siteFolders';
import { expect, hydrate, openHydrated, test } from './fixtures';
import { startDeployable } from './runtimeDeploy';

/** New builds under an open page. When they are looked for, and what follows, is held by the unit tests. */

let site: Awaited<ReturnType<typeof startDeployable>>;

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

test('a newer build is looked for past every cache, and the page knows its own', async ({ page }) => {
  const asked = page.waitForResponse(/\/builds\/latest\.json\?\d{13}$/);
  await openHydrated(page, `${site.url}/about-us`);
  const latest = await (await asked).json();
  expect(await page.evaluate(() => window.___webpackCompilationHash)).toBe(latest.id);
  const manifest = await page.request.get(`${site.url}/builds/meta/${latest.id}.json`);
  expect(await manifest.json()).toMatchObject({ id: latest.id, routes: expect.arrayContaining(['/', '/es/clinicas']) });
});

test.describe('code that a deploy has taken away', () => {
  test.use({ expectedProblems: [/./] });

  test('one reload, at the address that was wanted, and no loop though it stays gone', async ({ page }) => {
    await withoutPreloads(page);
    await openHydrated(page, `${site.url}/about-us`);
    const gone = await chunksOf(page, /testimonials/);
    expect(gone.length).toBeGreaterThan(0);
    await site.deploy({ id: 'newer', gone });
    const documents = documentsOf(page);
    await page.evaluate(() => window.___navigate?.('/testimonials?from=test#content'));
    await page.waitForURL('**/testimonials?from=test#content');
    await expect(page).toHaveTitle(`Testimonials | ${facts.name}`);
    // Its code is gone: it cannot be hydrated and stays readable.
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 30);
    const isAsked = (files: readonly string[]): boolean =>
      performance.getEntriesByType('resource').some(({ name }) => files.some((file) => name.endsWith(file)));
    await expect.poll(() => page.evaluate(isAsked, gone)).toBe(true);
    await expect(page.locator('h1')).toBeVisible();
    expect(documents).toEqual([`${site.url}/testimonials?from=test`]);
  });

  test('without a newer build the error shows, and the visitor stays with what is written', async ({ page }) => {
    await withoutPreloads(page);
    await openHydrated(page, `${site.url}/contact`);
    const name = page.getByRole('textbox', { name: /full name/i });
    await name.fill('Ana María');
    await site.deploy({ gone: await chunksOf(page, /testimonials/) });
    const documents = documentsOf(page);
    await page.evaluate(() => window.___navigate?.('/testimonials'));
    await expect(page.getByText('The page could not be loaded.')).toBeVisible();
    expect(documents).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/contact');
    await expect(name).toHaveValue('Ana María');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveTitle(`Testimonials | ${facts.name}`);
  });

  test('a form whose code is gone gives way to the mail, and comes back with its code', async ({ page }) => {
    await withoutPreloads(page);
    await openHydrated(page, `${site.url}/about-us`);
    const gone = await scriptsWith('fields.coordinator');
    expect(gone.length).toBeGreaterThan(0);
    await site.deploy({ gone });
    await page.evaluate(() => window.___navigate?.('/contact'));
    await expect(page.getByText('Please write to us by email.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveCount(0);
    await site.deploy({ id: 'newer', gone: [] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await hydrate(page);
    await expect(page.getByLabel('Full name')).toBeVisible();
  });
});
