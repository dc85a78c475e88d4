import { expect, hydrate, openHydrated, type Page, test } from './fixtures';
import { desktop, phone } from './pages';
import { clinicPath, clinics, clinicsIn, clinicsWith, one, procedurePath, shared } from './site';

/** The search of the home page and the list of clinics with its filters. What they find is held by the unit tests. */

/** Ids of the clinics that the list shows. The map's pins stay, but pale. */
const ids = async (page: Page): Promise<readonly string[]> => {
  const hrefs = await page
    .locator('main a[href^="/clinics/"]:not([data-pin]):visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(/[/?]/)[2] ?? ''));
  return [...new Set(hrefs)].sort();
};

const shows = (page: Page, expected: readonly { readonly id: string }[]): Promise<void> =>
  expect.poll(() => ids(page)).toEqual(expected.map(({ id }) => id).sort());

const search = (page: Page) => page.locator('main input[name="q"]');
const country = (page: Page) => page.locator('main select[name="country"]');
const specialty = (page: Page) => page.locator('main select[name="specialty"]');

const inCountry = clinicsIn(one.country);
const query = new URLSearchParams({ country: one.country, q: one.city }).toString();

test('country, words and specialty combine; the address says so, opens the same, and Back restores it', async ({
  page,
}) => {
  await openHydrated(page, '/clinics');
  await shows(page, clinics);
  const pale = page.locator('li[data-off] > [data-pin]');
  await expect(pale).toHaveCount(0);
  await country(page).selectOption(one.country);
  await shows(page, inCountry);
  await expect(page).toHaveURL(`/clinics?country=${one.country}`);
  await expect(pale).toHaveCount(clinics.length - inCountry.length);
  await search(page).fill(one.city);
  await expect(page).toHaveURL(`/clinics?${query}`);
  await shows(page, [one]);

  await page.reload();
  await hydrate(page);
  await shows(page, [one]);
  await expect(country(page)).toHaveValue(one.country);
  await expect(search(page)).toHaveValue(one.city);
  await page
    .locator(`main article a[href="${clinicPath(one)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(clinicPath(one));
  await page.goBack();
  await expect(page).toHaveURL(`/clinics?${query}`);
  await shows(page, [one]);

  await search(page).fill('');
  await country(page).selectOption('');
  await specialty(page).selectOption(shared.id);
  await expect(page).toHaveURL(`/clinics?procedure=${shared.id}`);
  await shows(page, clinicsWith(shared.id));
});

test('a walk through the list: a misspelt word, nothing found, the other search’s answers, rows without a gap', async ({
  page,
}) => {
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0));
  await page.setViewportSize(desktop);
  await openHydrated(page, '/clinics');
  const before = await rules();
  expect(before).toBeGreaterThan(100);
  await search(page).press(one.city.charAt(0).toLowerCase());
  await expect(page.getByRole('button', { name: 'Clear' }).first()).toBeVisible();
  expect(await rules(), 'no key adds a style rule, after which the whole page would be looked at anew').toBe(before);
  await search(page).fill(one.city.charAt(0) + one.city.slice(2));
  await shows(page, [one]);

  await search(page).fill('zzzzzz');
  await shows(page, []);
  await expect(page.getByRole('heading', { name: 'No clinic matches what you are looking for' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached();
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await shows(page, clinics);
  await expect(page).toHaveURL('/clinics');

  for (const value of new Set(clinics.flatMap(({ specialties }) => specialties))) {
    await specialty(page).selectOption(value);
    await shows(
      page,
      clinics.filter(({ specialties }) => specialties.includes(value)),
    );
    const right = await page.locator('main li:has(> article)').evaluateAll((cells) => {
      const list = cells[0]?.parentElement;
      const top = cells[0]?.getBoundingClientRect().top;
      const row = [...(list?.children ?? [])].filter((each) => each.getBoundingClientRect().top === top);
      const end = Math.max(...row.map((each) => each.getBoundingClientRect().right));
      return (list?.getBoundingClientRect().right ?? 0) - end;
    });
    expect.soft(right, `a few clinics leave no part of their row empty: ${value}`).toBeLessThan(1);
  }

  await specialty(page).selectOption('');
  await search(page).fill(shared.name.en);
  await shows(page, clinicsWith(shared.id));
  await page
    .locator(`main a[href="${procedurePath(shared)}"]:not(article a)`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.name.en);
});

test('on a phone filters open in a sheet, before scripts too, and every way out of it closes it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/clinics');
  const name = await page.getByRole('article').first().getByRole('heading').boundingBox();
  expect((name?.y ?? phone.height) + (name?.height ?? 0), 'the first clinic’s name').toBeLessThanOrEqual(phone.height);
  const open = page.getByText('Filter and sort');
  await expect(country(page)).toBeHidden();
  await open.click();
  await expect(country(page)).toBeVisible();
  await hydrate(page);
  await country(page).focus();
  await page.keyboard.press('Escape');
  await expect(country(page)).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.mouse.click(200, 20);
  await expect(country(page)).toBeHidden();
  await open.click();
  await country(page).selectOption(one.country);
  await page.getByRole('button', { name: /^Show/ }).focus();
  await page.keyboard.press('Tab');
  await expect(country(page)).toBeHidden();
  await open.click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(country(page)).toBeHidden();
  await expect(page.locator('main').getByRole('status').first()).toBeFocused();
  await shows(page, inCountry);
});

const need = (page: Page) => page.locator('main').getByRole('combobox', { name: 'What do you need?' });

test('home suggests as one types: keys and presses open an answer, the form opens all', async ({ page }) => {
  const options = page.getByRole('option');
  await openHydrated(page, '/');
  await need(page).fill(shared.name.en.toLowerCase());
  await expect(options.first()).toContainText(shared.name.en);
  await need(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await need(page).press('Enter');
  await expect(page).toHaveURL(procedurePath(shared));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.name.en);

  await page.goBack();
  await need(page).fill(one.city);
  await options.filter({ hasText: one.name }).first().click();
  await expect(page).toHaveURL(clinicPath(one));

  await page.goBack();
  await need(page).fill(shared.name.en);
  await need(page).press('Enter');
  await expect(page).toHaveURL(`/procedures?${new URLSearchParams({ q: shared.name.en })}`);
  await expect(page.getByRole('heading', { name: `Answers to “${shared.name.en}”` })).toBeVisible();
  await page
    .locator(`main a[href="${procedurePath(shared)}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.name.en);
});

test('the header’s search is loaded when it is opened, on every page, and a press beside it closes it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/about-us');
  const panel = page.locator('header details[data-search]');
  const box = panel.getByRole('combobox', { name: 'What do you need?' });
  const isSearch = (path: string): boolean => path.startsWith('/search-index/');
  expect(asked.some(isSearch)).toBe(false);
  await panel.locator('summary').click();
  await expect(box).toBeFocused();
  await page.mouse.click(desktop.width / 2, 600);
  await expect(box).toBeHidden();
  await panel.locator('summary').click();
  await box.fill(shared.name.en);
  // Keys that come before the answers search on a page of its own.
  await expect(page.getByRole('option').first()).toContainText(shared.name.en);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(procedurePath(shared));
  await expect(box).toBeHidden();
  expect(asked.some(isSearch)).toBe(true);
});

test('procedures come below the care options with the pointer, and Escape sends them away', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, '/');
  const nav = page.locator('header nav').first();
  const below = nav.getByRole('link', { name: 'Procedures' });
  await expect(below).toBeHidden();
  await nav.getByRole('link', { name: 'Care Options' }).hover();
  await expect(below).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(below).toBeHidden();
  await nav.getByRole('link', { name: 'Care Options' }).focus();
  await page.keyboard.press('Tab');
  await expect(below).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/procedures');
});

test('before the page is hydrated home’s search leads to all answers', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form[role="search"]');
    const field = form?.elements.namedItem('q');
    if (field instanceof HTMLInputElement) field.value = 'zzzzzz';
    form?.submit();
  });
  await expect(page).toHaveURL('/procedures?q=zzzzzz');
  await hydrate(page);
  await expect(page.getByRole('heading', { name: 'Answers to “zzzzzz”' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the header’s search is a form that lands on the index', async ({ page }) => {
    await page.goto('/about-us');
    await page.locator('header details[data-search] > summary').click();
    await page.locator('header input[name="q"]').fill('knee');
    await page.locator('header input[name="q"]').press('Enter');
    await expect(page).toHaveURL('/procedures?q=knee');
  });

  test('the list and the index of procedures are whole, and its search is a form', async ({ page }) => {
    await page.goto('/clinics');
    await shows(page, clinics);
    await page.goto('/procedures');
    await expect(page.locator(`main a[href="${procedurePath(shared)}"]`)).toBeVisible();
    await need(page).fill('knee');
    await need(page).press('Enter');
    await expect(page).toHaveURL('/procedures?q=knee');
    await expect(page.locator(`main a[href="${procedurePath(shared)}"]`)).toBeVisible();
  });
});
