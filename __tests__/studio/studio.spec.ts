import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locator, type Page, test } from '@playwright/test';
import { checkAll } from '../../src/generator/check/checked';
import { allowedBy, type WrongValue, wrongValues } from '../tools/studio/wrongValues';
import {
  bringBack,
  type CopiedStudio,
  expect,
  field,
  openEntry,
  openNew,
  openStudio,
  STUDIO_TIMEOUT_MS,
  save,
  saved,
  startCopiedStudio,
} from './studioPage';

test.describe.configure({ mode: 'serial', timeout: STUDIO_TIMEOUT_MS });

let studio: CopiedStudio;
let page: Page;
const strange: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(STUDIO_TIMEOUT_MS);
  studio = await startCopiedStudio();
  page = await browser.newPage({ locale: 'en-US' });
  // What cannot be clicked or filled is told within a minute, with its name.
  page.setDefaultTimeout(60_000);
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

/** Takes an option of a choice. The studio shows few options as radio buttons. */
const choose = async (path: string, option: string): Promise<void> => {
  const radio = field(page, path).getByRole('radio', { name: option, exact: true });
  const list = field(page, path).getByRole('combobox').first();
  await radio.or(list).first().click();
  if (await list.isVisible()) await page.getByRole('option', { name: option, exact: true }).first().click();
};

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>';

const slug = (): Locator => page.getByRole('textbox', { name: 'Slug' });

const linesOf = async (path: string): Promise<string[]> =>
  (await readFile(join(studio.root, path), 'utf8')).split('\n');

test('changing one word changes that line alone', async () => {
  const path = 'content/clinics/cumbre/words.en.md';
  const before = await linesOf(path);
  await openEntry(page, studio, 'clinics-words', 'cumbre');
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
  await openEntry(page, studio, 'clinics-words', 'cumbre');
  await field(page, 'lede', 'en').getByRole('textbox').fill('Above the valley.');
  const preview = page.frameLocator('iframe').first();
  await expect(preview.getByText('Above the valley.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'The building' })).toHaveCSS('font-family', /Piazzolla/);
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 238)');
});

test.describe('what is wrong is not saved', () => {
  /** Scrolls as a person does until the field is made. */
  const scrollTo = async (place: Locator): Promise<void> => {
    await expect
      .poll(async () => {
        if ((await place.count()) > 0) return true;
        await page.mouse.wheel(0, 600);
        return false;
      })
      .toBe(true);
    await place.scrollIntoViewIfNeeded();
  };

  /** Brings a field into view, from the outermost around it: fields are made when they are seen, and lists of groups are folded. */
  const reach = async ({ entry, path }: WrongValue): Promise<Locator> => {
    const language = entry.includes('-words/') ? 'en' : '';
    const names = path.split('.');
    const place = field(page, path, language);
    for (const [index, name] of names.entries()) {
      if (index === 0 || /^\d+$/.test(names[index - 1] ?? '')) continue;
      const around = field(page, names.slice(0, index).join('.'), language);
      await scrollTo(around);
      if (!/^\d+$/.test(name)) continue;
      // A list with one entry has no button for all of them.
      const folded = around.getByRole('button', { name: /^Expand(?: All)?$/, disabled: false }).first();
      await place.or(folded).first().waitFor();
      if (!(await place.isVisible())) await folded.click();
    }
    await scrollTo(place);
    return place;
  };

  const enter = async (wrong: WrongValue): Promise<void> => {
    const { path, value } = wrong;
    const place = await reach(wrong);
    if (typeof value === 'object')
      for (let count = 0; count < value.taken; count += 1)
        await place.getByRole('button', { name: 'Remove' }).first().click();
    else if (path === 'cover')
      await place
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'view.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
    else await place.locator('input, textarea').first().fill(String(value));
  };

  const cases = wrongValues.filter(({ shown }) => shown instanceof RegExp || shown === 'window');
  for (const entry of new Set(cases.map((wrong) => wrong.entry)))
    test(`wrong values in ${entry}: one of each rule, and each is told`, async () => {
      const [collection = '', id = ''] = entry.split('/');
      await openEntry(page, studio, collection, id);
      const entered = cases.filter((wrong) => wrong.entry === entry);
      for (const wrong of entered) await test.step(wrong.rule, () => enter(wrong));
      await save(page);
      for (const wrong of entered)
        if (wrong.shown instanceof RegExp) await expect.soft(await reach(wrong), wrong.rule).toContainText(wrong.shown);
        else await expect.soft(page.getByRole('alertdialog'), wrong.rule).toContainText(allowedBy(wrong));
    });

  test('and no file was touched', async () => expect(await bringBack(page, studio)).toEqual([]));
});

test('makes a testimonial, in which the check finds nothing', async () => {
  await openNew(page, studio, 'testimonials-facts');
  await choose('clinic', 'cumbre');
  await choose('careOption', 'orthopedic-surgery');
  await field(page, 'date').locator('input').fill('2026-10-02');
  await field(page, 'originalLanguage').getByText('es', { exact: true }).click();
  const name = field(page, 'name').locator('input');
  await name.fill('Ana B.');
  await slug().fill('ana-b');
  await expect(name).toHaveValue('Ana B.');
  await saved(page);
  await openNew(page, studio, 'testimonials-words');
  const treatment = field(page, 'treatment', 'en').locator('input');
  await treatment.fill('Hip replacement');
  await field(page, 'body', 'en').getByRole('textbox').fill('They told me what it costs before I asked.');
  await slug().fill('ana-b');
  await expect(treatment).toHaveValue('Hip replacement');
  await page.getByRole('radio', { name: 'Spanish' }).last().click();
  await field(page, 'treatment', 'es').locator('input').fill('Prótesis de cadera');
  await field(page, 'body', 'es').getByRole('textbox').fill('Me dijeron cuánto cuesta antes de que yo preguntara.');
  await saved(page);
  expect(await bringBack(page, studio)).toEqual(
    ['facts.yaml', 'words.en.md', 'words.es.md'].map((file) => `content/testimonials/ana-b/${file}`),
  );
  expect((await checkAll(studio.root)).problems).toEqual([]);
});

/** A new entry with the values of one that is there. */
const copy = async (collection: string, from: string, to: string): Promise<void> => {
  await openEntry(page, studio, collection, from);
  await page.getByRole('button', { name: 'Show Editor Options' }).locator('visible=true').first().click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).locator('visible=true').first().click();
  await slug().fill(to);
};

test('makes a clinic like another, facts once, words in both languages, with a cover: the check finds nothing', async () => {
  const cover = join(studio.root, 'content/clinics/faro/cover.svg');
  await copy('clinics-facts', 'rio-verde', 'lago-azul');
  await field(page, 'name').locator('input').fill('Clínica Lago Azul');
  // Its model's place on the home page is taken.
  await field(page, 'featured').locator('input').fill('');
  // The copy has its model's cover, but not at once; before that the studio would take another without asking. A file that
  // is not saved yet can be renamed; its picture is no sign, for it is drawn later and may fail.
  await field(page, 'cover').getByRole('button', { name: 'Rename' }).waitFor();
  await field(page, 'cover').locator('input[type=file]').first().setInputFiles(cover);
  const conflict = page.getByRole('alertdialog');
  await conflict.getByRole('button', { name: 'Replace' }).click();
  // While it fades it would count as a refusal to save.
  await conflict.waitFor({ state: 'hidden' });
  await saved(page);
  await copy('clinics-words', 'rio-verde', 'lago-azul');
  await field(page, 'summary', 'en')
    .getByRole('textbox')
    .fill('A quiet clinic beside the lake, an hour from the city.');
  await page.getByRole('radio', { name: 'Spanish' }).last().click();
  await field(page, 'summary', 'es')
    .getByRole('textbox')
    .fill('Una clínica tranquila junto al lago, a una hora de la ciudad.');
  await saved(page);
  const folder = 'content/clinics/lago-azul';
  expect(await bringBack(page, studio)).toEqual(
    ['cover.svg', 'facts.yaml', 'words.en.md', 'words.es.md'].map((name) => `${folder}/${name}`),
  );
  expect(await readFile(join(studio.root, folder, 'cover.svg'), 'utf8')).toBe(await readFile(cover, 'utf8'));
  expect((await linesOf(`${folder}/words.es.md`)).join('\n')).toContain('junto al lago, a una hora');
  expect((await checkAll(studio.root)).problems).toEqual([]);
});

test('tells what the check finds on a page of its own', async () => {
  const file = join(studio.root, 'content/testimonials/ana-p/facts.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace('sample: true', 'sample: maybe'));
  await page.goto(`${studio.url}/findings.html`);
  await expect(page.getByRole('main')).toContainText('content/testimonials/ana-p/facts.yaml');
  await expect(page.getByRole('main')).toContainText('true or false');
});

test('says what falls due next, with a way to the record’s form', async () => {
  await page.goto(`${studio.url}/status.html`);
  const due = page.getByRole('list').last().getByRole('listitem').first();
  await expect(due).toContainText(/^20\d\d-\d\d-\d\d Ask the clinic for its prices/);
  await due.getByRole('link', { name: /^Open [a-z-]+: facts$/ }).click();
  await expect(field(page, 'offers')).toBeVisible();
});

test('asks no other server and keeps to its policy', () => expect(strange).toEqual([]));
