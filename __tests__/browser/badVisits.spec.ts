import { homeTitle } from '../headline';
import type { Page } from './fixtures';
import { expect, openHydrated, test } from './inboxFixture';
import { fillIn, formOf, typed, words } from './inquiryPage';
import { clinic, clinicPath } from './site';

/** Addresses, cookies and browsers as no honest visitor brings them, and as some honest ones do. */

const ranScript = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in window);

const payload = '"><img src=x onerror="window.hacked=1">';

// What each rule makes of each such value is held by the unit tests of the fragment, the filters and the addresses.
test('a hostile fragment changes nothing', async ({ page }) => {
  for (const fragment of [payload, '%E0%A4%A']) {
    await page.goto('about:blank');
    await openHydrated(page, `${clinicPath(clinic)}#${fragment}`);
    await page.evaluate(() => history.pushState(null, '', `${location.pathname}#%`));
    await page.goBack();
    await page.goForward();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Profile');
    expect(await ranScript(page)).toBe(false);
  }
});

test('list and form ignore what a query claims and they do not know; code stays text', async ({ page }) => {
  const code = encodeURIComponent(payload);
  await openHydrated(page, `/clinics?country=%E0%A4%A&specialty=constructor&q=${code}`);
  await expect(page.locator('main input[name="q"]')).toHaveValue(payload);
  const chosen = await page
    .locator('main select')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  expect(chosen).toEqual(['', '', '']);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  expect(await ranScript(page)).toBe(false);
  await openHydrated(page, `/contact?clinic=constructor&destination=%E0%A4%A&name=${code}`);
  const form = formOf(page, 'en');
  await form.name.focus();
  await expect(form.destination).toHaveValue('');
  await expect(form.name).toHaveValue('');
  expect(await ranScript(page)).toBe(false);
});

test.describe('a hostile path', () => {
  test.use({ expectedProblems: [/status 404|status 400|status of 40[04]/] });

  test('has an answer of this site, and no script; encoded signs lead to what was meant', async ({ page, baseURL }) => {
    for (const path of [
      '/clinics/<script>window.hacked=1</script>',
      '/es/clinicas/%22onmouseover=%22window.hacked=1',
      '//evil.example/clinics',
    ]) {
      await page.goto(`${baseURL}${path}`);
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(await ranScript(page)).toBe(false);
    }
    await openHydrated(page, '/care-options/__proto__');
    await expect(page.locator('h1')).toBeVisible();
    for (const [address, meant] of [
      ['/clinics%3Fcountry=mexico', '/clinics?country=mexico'],
      [`${clinicPath(clinic)}%23prices`, `${clinicPath(clinic)}#prices`],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL(meant);
      await expect(page.locator('h1')).toBeVisible();
    }
  });
});

test('a hostile cookie counts as no choice: an English browser stays in English', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'camino-claro-locale', value: '//evil.example', url: baseURL }]);
  await openHydrated(page, '/');
  expect(page.url()).toBe(`${baseURL}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
});

test.describe('a browser that stores nothing', () => {
  // Logged once per page.
  test.use({ expectedProblems: [/Cookies cannot be read\.|The language could not be saved\./], locale: 'es-MX' });

  test('follows links, changes the language, goes back and sends an inquiry', async ({ page, inbox }) => {
    await page.addInitScript(() => {
      const refuseAccess = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      const refuse = { get: refuseAccess, set: refuseAccess };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse);
      Object.defineProperty(Document.prototype, 'cookie', refuse);
    });
    // Who comes from a page of the site is not redirected, though nothing could be saved.
    await page.goto('/es');
    await page.locator('header a[hreflang="en"]:visible').first().dispatchEvent('click');
    await expect(page).toHaveTitle(homeTitle);
    expect(new URL(page.url()).pathname).toBe('/');
    await openHydrated(page, '/clinics');
    await page
      .locator(`main article a[href="${clinicPath(clinic)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(clinicPath(clinic));
    await page.locator('header a[hreflang="es"]:visible').first().click();
    await expect(page).toHaveURL(clinicPath(clinic, 'es'));
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/clinics');
    await openHydrated(page, words.en.path);
    const form = await fillIn(page, 'en', inbox.sender);
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    const [mail, ...others] = await inbox.mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(typed.condition);
  });
});

test('two tabs: what is done in one leaves the other alone', async ({ page, context, inbox }) => {
  await openHydrated(page, words.en.path);
  const form = await fillIn(page, 'en', inbox.sender);
  const other = await context.newPage();
  await openHydrated(other, words.en.path);
  await expect(formOf(other, 'en').name).toHaveValue('');
  await other.locator('header a[hreflang="es"]:visible').first().click();
  await expect(other).toHaveURL('/es/contacto');
  await expect(page).toHaveURL(words.en.path);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await expect(formOf(other, 'es').thanks).toHaveCount(0);
  await expect(formOf(other, 'es').send).toBeVisible();
  expect(await inbox.mails()).toHaveLength(1);
});
