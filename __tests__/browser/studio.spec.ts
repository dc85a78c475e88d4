import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { checkAll } from '../../src/generator/checked';
import {
  bringBack,
  type CopiedStudio,
  field,
  openEntry,
  openStudio,
  save,
  saved,
  startCopiedStudio,
} from './studioPage';

test.describe.configure({ mode: 'serial' });

let studio: CopiedStudio;
let page: Page;
const strange: string[] = [];

test.beforeAll(async ({ browser }) => {
  studio = await startCopiedStudio();
  page = await browser.newPage({ locale: 'en-US' });
  page.on('request', (request) => {
    if (!request.url().startsWith(studio.url) && !/^(?:blob|data):/.test(request.url())) strange.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) strange.push(message.text());
  });
  page.on('pageerror', (error) => strange.push(error.message));
  await openStudio(page, studio);
});

test.afterAll(async () => {
  await page.close();
  await studio.close();
});

const linesOf = async (path: string): Promise<string[]> =>
  (await readFile(join(studio.root, path), 'utf8')).split('\n');

test('changing one word changes that line alone', async () => {
  const path = 'content/clinics/valle-alto/words.en.md';
  const before = await linesOf(path);
  await openEntry(page, studio, 'clinics-words', 'valle-alto');
  const summary = field(page, 'summary', 'en').getByRole('textbox');
  const words = await summary.inputValue();
  await summary.fill(words.replace('center', 'clinic'));
  await saved(page);
  expect(await bringBack(page, studio)).toEqual([path]);
  const after = await linesOf(path);
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    `summary: ${words.replace('center', 'clinic')}`,
  ]);
});

test('shows the page’s words while somebody types, in the site’s own type', async () => {
  await openEntry(page, studio, 'clinics-words', 'valle-alto');
  await field(page, 'lede', 'en').getByRole('textbox').fill('Above the valley.');
  const preview = page.frameLocator('iframe').first();
  await expect(preview.getByText('Above the valley.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'The building' })).toHaveCSS('font-family', /Piazzolla/);
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 238)');
});
