import { expect, openLive, type Page, test, wake } from './fixtures';
import { clinicIds, clinicsIn, phone, procedureCount } from './pages';

/** Clinics list (R2.8): defaults, placeholder, and which clinics the filters leave over. The map's pins stay, but pale. */
const ids = async (page: Page): Promise<string[]> => {
  const hrefs = await page
    .locator('main a[href^="/clinics/"]:not([data-pin]):visible')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/')[2] ?? ''),
    );
  return [...new Set(hrefs)].sort();
};

const shows = (page: Page, expected: readonly string[]): Promise<void> =>
  expect.poll(() => ids(page)).toEqual([...expected].sort());

const search = (page: Page) => page.locator('main input[name="q"]');
const country = (page: Page) => page.locator('main select[name="country"]');
const specialty = (page: Page) => page.locator('main select[name="specialty"]');

const mexico = clinicsIn('mexico');

test('all clinics show at first, with the specified defaults', async ({ page }) => {
  await openLive(page, '/clinics');
  await expect(search(page)).toHaveAttribute('placeholder', 'Search by clinic, city, or specialty');
  await expect(country(page).locator('option:checked')).toHaveText('All Countries');
  await expect(specialty(page).locator('option:checked')).toHaveText('All');
  await expect(country(page).locator('option')).toHaveCount(7);
  // All, six care options, and their procedures as a second level.
  await expect(specialty(page).locator('option')).toHaveCount(1 + 6 + procedureCount);
  await expect.poll(async () => (await ids(page)).length).toBe(clinicIds.length);
});

test('country, specialty and search combine, and the address says so', async ({ page }) => {
  await openLive(page, '/clinics');
  await country(page).selectOption('mexico');
  await shows(page, mexico);
  await expect(page).toHaveURL('/clinics?country=mexico');
  await search(page).fill('tijuana');
  await shows(page, ['marea-norte']);
  await expect(page).toHaveURL('/clinics?country=mexico&q=tijuana');
  await search(page).fill('');
  await shows(page, mexico);
  await country(page).selectOption('');
  await specialty(page).selectOption('ibogaine-therapy');
  await expect(page).toHaveURL('/clinics?specialty=ibogaine-therapy');
  expect(await ids(page)).toContain('pacifica');
});

for (const [typed, expected] of [
  ['pacifica', 'pacifica'],
  ['PACÍFICA', 'pacifica'],
  ['merida', 'casa-ceiba'],
  ['mérida', 'casa-ceiba'],
  ['bogo', 'andes-norte'],
  ['guadalahara', 'sierra-clara'],
  ['quito ortho', 'mitad-del-valle'],
] as const) {
  test(`"${typed}" finds ${expected}`, async ({ page }) => {
    await openLive(page, '/clinics');
    await search(page).fill(typed);
    await expect.poll(async () => (await ids(page)).length).toBeLessThan(clinicIds.length);
    await expect.poll(() => ids(page)).toContain(expected);
  });
}

/** Treatments, as visitors call them: in names of treatments, or in words for a specialty. */
for (const [path, typed, expected] of [
  ['/clinics', 'knee', 'harborline'],
  ['/clinics', 'hip', 'harborline'],
  ['/clinics', 'implants', 'bosque-nuevo'],
  ['/clinics', 'gastric sleeve', 'andes-norte'],
  ['/clinics', 'dentist', 'tomebamba'],
  ['/es/clinicas', 'rodilla', 'harborline'],
  ['/es/clinicas', 'dentista', 'tomebamba'],
  ['/es/clinicas', 'cadera', 'harborline'],
  ['/es/clinicas', 'implantes', 'bosque-nuevo'],
  ['/es/clinicas', 'manga gástrica', 'andes-norte'],
] as const) {
  test(`"${typed}" is found among treatments: ${path}`, async ({ page }) => {
    await openLive(page, path);
    await search(page).fill(typed);
    await expect(page.locator(`main a[href="${path}/casa-ceiba"]:not([data-pin]):visible`)).toHaveCount(0);
    await expect(page.locator(`main a[href="${path}/${expected}"]:visible`).first()).toBeVisible();
  });
}

test('narrowed to a specialty, the list gives that specialty’s price', async ({ page }) => {
  await openLive(page, '/clinics?specialty=bariatric-surgery');
  await expect(page.getByRole('article').filter({ hasText: 'Andes Norte' })).toContainText(
    'Gastric sleeve from $5,900',
  );
});

test('a key in the search box adds no style rule, after which the whole page would be looked at anew', async ({
  page,
}) => {
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0));
  await openLive(page, '/clinics');
  const before = await rules();
  expect(before).toBeGreaterThan(100);
  await search(page).press('m');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
  await expect.poll(async () => (await ids(page)).length).toBeLessThan(clinicIds.length);
  expect(await rules()).toBe(before);
});

test('the Spanish list is searched in Spanish', async ({ page }) => {
  await openLive(page, '/es/clinicas?q=ortopedica');
  await expect(page.locator('main a[href="/es/clinicas/harborline"]:visible').first()).toBeVisible();
  await expect(page.locator('main a[href="/es/clinicas/tomebamba"]:not([data-pin]):visible')).toHaveCount(0);
});

test('an address with filters opens filtered, and going back restores them', async ({ page }) => {
  await openLive(page, '/clinics?country=mexico&q=tijuana');
  await shows(page, ['marea-norte']);
  await expect(country(page)).toHaveValue('mexico');
  await expect(search(page)).toHaveValue('tijuana');
  await page.locator('main a[href="/clinics/marea-norte"]:visible').first().click();
  await expect(page).toHaveURL('/clinics/marea-norte');
  await page.goBack();
  await expect(page).toHaveURL('/clinics?country=mexico&q=tijuana');
  await shows(page, ['marea-norte']);
});

test('what an address claims is checked: unknown values are ignored, code stays text', async ({ page }) => {
  await openLive(page, '/clinics?country=atlantis&specialty=<script>alert(1)</script>');
  await expect.poll(async () => (await ids(page)).length).toBe(clinicIds.length);
  await page.goto('/clinics?q=<img src=x onerror=alert(1)>');
  await wake(page);
  await expect(search(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('nothing found: said aloud, with a way back', async ({ page }) => {
  await openLive(page, '/clinics');
  await search(page).fill('zzzzzz');
  await expect.poll(() => ids(page)).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached();
  await page
    .locator('main')
    .getByRole('button', { name: /clear|all clinics|reset/i })
    .first()
    .click();
  await expect.poll(async () => (await ids(page)).length).toBe(clinicIds.length);
  await expect(page).toHaveURL('/clinics');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const address of ['/clinics', '/es/clinicas']) {
    test(`${address}: the first clinic stands in the first window`, async ({ page }) => {
      // The second time the fonts are there from the beginning, which decide how many lines there are.
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      await page.goto(address);
      const name = await page.getByRole('article').first().getByRole('heading').boundingBox();
      if (!name) throw new Error('Nothing is drawn.');
      expect(name.y + name.height).toBeLessThanOrEqual(phone.height);
    });
  }

  test('filters open in a sheet, before scripts too, and apply at once', async ({ page }) => {
    await page.goto('/clinics');
    await expect(country(page)).toBeHidden();
    await page.getByText('Filter and sort').click();
    await expect(country(page)).toBeVisible();
    await wake(page);
    await country(page).selectOption('mexico');
    await page.getByRole('button', { name: `Show ${mexico.length} clinics` }).click();
    await expect(country(page)).toBeHidden();
    await expect(page.locator('main').getByRole('status').first()).toBeFocused();
    await shows(page, mexico);
  });

  test('Escape closes the sheet, and so does a press beside it or the focus that leaves it', async ({ page }) => {
    await openLive(page, '/clinics');
    const open = page.getByText('Filter and sort');
    await open.click();
    await country(page).focus();
    await page.keyboard.press('Escape');
    await expect(country(page)).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.mouse.click(200, 20);
    await expect(country(page)).toBeHidden();
    await open.click();
    await page.getByRole('button', { name: /^Show/ }).focus();
    await page.keyboard.press('Tab');
    await expect(country(page)).toBeHidden();
  });
});

for (const [country, count] of [
  ['ecuador', 2],
  ['mexico', 3],
] as const) {
  test(`${count} clinics at 1440 px leave no part of their row empty`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openLive(page, `/clinics?country=${country}`);
    await expect(page.getByRole('article')).toHaveCount(count);
    const right = await page.locator('main li:has(> article)').evaluateAll((cells) => {
      const list = cells[0]?.parentElement;
      const top = cells[0]?.getBoundingClientRect().top;
      const row = [...(list?.children ?? [])].filter((each) => each.getBoundingClientRect().top === top);
      const end = Math.max(...row.map((each) => each.getBoundingClientRect().right));
      return (list?.getBoundingClientRect().right ?? 0) - end;
    });
    expect(right).toBeLessThan(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the whole list shows', async ({ page }) => {
    await page.goto('/clinics');
    expect(await ids(page)).toHaveLength(clinicIds.length);
  });
});
