import { fieldNames } from '../../src/inquiry/model/fieldNames';
import { delayRequests, type Page } from './fixtures';
import { expect, hydrate, test, waitForHydration } from './inboxFixture';
import { fillIn, formOf, typed, words } from './inquiryPage';
import { desktop, pageTypes } from './pages';
import { clinicIds, clinicsIn } from './site';

/*
 * A browser that translates a page puts words of its own into it. React finds other text than the server wrote, reports it
 * (error 418), and draws anew. What the visitor has typed and pressed meanwhile must survive that.
 */

test.use({ viewport: desktop, expectedProblems: [/Minified React error #418/] });

/** As Chromium's translation does: each text is replaced by an element that holds the translated one. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, textarea, option')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `~${text.nodeValue}`;
      text.parentNode?.replaceChild(outer, text);
    }
  });

/** Those with the app, and those that the form loads for itself. */
const scripts = { page: /\/(app|framework)-[^/]*\.js$/, form: /\/\d+-[^/]*\.js$/ } as const;

const { path } = words.en;

for (const late of ['page', 'form'] as const) {
  test(`text typed before the ${late} is hydrated is kept, and so is the place in it`, async ({ page }) => {
    const release = await delayRequests(page, scripts[late]);
    await page.goto(path);
    if (late === 'form') await hydrate(page);
    await translate(page);
    const server = page.locator('form[method=post]');
    await server.locator('[autocomplete=name]').fill(typed.name);
    await server.locator(`[name="${fieldNames.destination}"]`).selectOption(typed.destination);
    await server.locator('[type=checkbox]').first().check();
    await server.locator('textarea').click();
    await page.keyboard.type('Rodilla');
    const before = await server.elementHandle();
    release();
    await waitForHydration(page);
    await page.waitForFunction((form) => !form?.isConnected, before);
    const form = formOf(page, 'en');
    await expect(form.condition).toBeFocused();
    await page.keyboard.type(' izquierda');
    await expect(form.condition).toHaveValue('Rodilla izquierda');
    await expect(form.name).toHaveValue(typed.name);
    await expect(form.destination).toHaveValue(typed.destination);
    await expect(form.accepted).toBeChecked();
  });
}

test('what was sent before the form is hydrated is sent once', async ({ page, inbox }) => {
  const release = await delayRequests(page, scripts.form);
  await page.goto(path);
  await hydrate(page);
  await fillIn(page, 'en', inbox.sender);
  await translate(page);
  const form = formOf(page, 'en');
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(form.thanks).toBeVisible();
  expect(await inbox.mails()).toHaveLength(1);
});

test.describe('a failure', () => {
  test.use({ expectedProblems: /Minified React error #418|\/f\/inquiry/ });

  test('a translated form offers to try again; the address beside it is as high as before', async ({ page, inbox }) => {
    await inbox.answer('500');
    await page.goto('/contact');
    await hydrate(page);
    const form = await fillIn(page, 'en', inbox.sender);
    const address = page.getByRole('main').locator('address');
    const before = await address.boundingBox();
    await translate(page);
    expect((await address.boundingBox())?.height).toBe(before?.height);
    await form.send.click();
    await expect(form.failure).toBeVisible();
    await expect(form.send).toHaveText(/^Try again/);
  });
});

test('tabs and filters of a translated page work; cards name their offer, and the order', async ({ page }) => {
  await page.goto(pageTypes.find(({ route }) => route === 'clinic')?.en ?? '');
  await hydrate(page);
  await translate(page);
  for (const tab of ['prices', 'experts']) {
    await page.locator(`[role=tab][aria-controls=${tab}]`).click();
    await expect(page.locator('[role=tabpanel]:visible')).toHaveId(tab);
  }
  const list = page.getByRole('main');
  const said = async () =>
    (await list.locator('article, p').allInnerTexts()).join(' ').replaceAll('~', '').replace(/\s+/g, ' ');
  const narrowed = '/clinics?specialty=dental-treatments&sort=price';
  await page.goto(narrowed);
  await hydrate(page);
  const wanted = await said();

  await page.goto('/clinics');
  await hydrate(page);
  await translate(page);
  const count = page.getByRole('main').getByRole('status');
  const countries = page.getByRole('main').locator('select').first();
  const country = countries.locator('option').nth(1);
  const [value, label] = [(await country.getAttribute('value')) ?? '', (await country.textContent()) ?? ''];
  await countries.selectOption(value);
  await expect(count).toHaveText(`${clinicsIn(value).length} of ${clinicIds.length} clinics, ${label}`);
  await page.getByRole('main').locator('select').first().selectOption({ index: 0 });
  await expect(count).toHaveText(`${clinicIds.length} clinics`);
  await list.locator('[name=specialty]').selectOption('dental-treatments');
  await list.locator('[name=sort]').selectOption('price');
  await expect(page).toHaveURL(narrowed);
  await expect.poll(said).toBe(wanted);
});

test('clinics of a translated comparison can go, to the last one, and come back', async ({ page }) => {
  await page.goto(`/compare?clinics=${clinicIds.slice(0, 2).join()}`);
  await hydrate(page);
  const remove = page.locator('[data-remove]');
  for (const left of [1, 0]) {
    await expect(remove).toHaveCount(left + 1);
    await translate(page);
    await remove.first().click();
    await expect(remove).toHaveCount(left);
  }
  await translate(page);
  await page.getByLabel('Add a clinic').selectOption({ index: 1 });
  await page.getByRole('button', { name: '~Add', exact: true }).click();
  await expect(remove).toHaveCount(1);
});
