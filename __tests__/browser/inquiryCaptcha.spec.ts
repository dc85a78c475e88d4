import type { Page } from './fixtures';
import { expect, openLive, test } from './inboxFixture';
import { fillIn, formOf, typed, words } from './inquiryPage';

test.use({ expectedProblems: /\/f\/inquiry|recaptcha\/api\.js/ });

/** Lets the stand-in script behave as another site key tells it. */
const standIn = (page: Page, key: string) =>
  page.route('**/recaptcha/api.js*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/render=.*$/, `render=${key}`),
    }),
  );

const script = 'script[src*="recaptcha/api.js"]';

test('is loaded when the form is first used, not before', async ({ page }) => {
  await openLive(page, '/contact');
  await expect(page.locator(script)).toHaveCount(0);
  await formOf(page, 'en').name.focus();
  await expect(page.locator(script)).toHaveCount(1);
  await expect(formOf(page, 'en').form).toContainText(
    'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
  );
});

test('its badge stays out of the way, also after a visit to another page', async ({ page }) => {
  const seen = () =>
    page.evaluate(() => {
      const badge = document.createElement('div');
      badge.className = 'grecaptcha-badge';
      document.body.append(badge);
      const { visibility } = getComputedStyle(badge);
      badge.remove();
      return visibility;
    });
  await openLive(page, '/contact');
  await formOf(page, 'en').name.focus();
  await expect(page.locator(script)).toHaveCount(1);
  expect(await seen()).toBe('hidden');
  const menu = page.locator('header nav');
  await menu.getByRole('link', { name: 'About Us', exact: true }).first().click();
  await expect(page).toHaveURL('/about-us');
  await menu.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(formOf(page, 'en').name).toBeVisible();
  await expect.poll(seen).toBe('hidden');
});

test('a good token is announced while the inquiry is on its way', async ({ page, inbox }) => {
  await inbox.answer('slow');
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.form.getByText('Valid Captcha', { exact: true })).toBeVisible();
  await expect(form.thanks).toBeFocused();
});

for (const [key, kind, message, spanish] of [
  ['refused', 'captchaInvalid', 'No Valid Captcha', 'Captcha no válido'],
  ['error', 'captchaError', 'Error validating captcha', 'Error al validar el captcha'],
  ['empty', 'captchaMissing', 'Recaptcha token is missing', 'Falta el token de Recaptcha'],
] as const) {
  test(`${key}: ${message}, and the mail way out`, async ({ page, inbox }) => {
    await standIn(page, key);
    await openLive(page, '/contact');
    const form = await fillIn(page, 'en', inbox.sender);
    await form.send.click();
    await expect(form.failure).toHaveAttribute('data-failure', kind);
    await expect(form.failure.getByRole('alert')).toContainText(`${message}. ${words.en.failed}`);
    await expect(form.condition).toHaveValue(typed.condition);
    expect(await inbox.mails()).toEqual([]);
  });

  test(`${key} in Spanish: ${spanish}`, async ({ page, inbox }) => {
    await standIn(page, key);
    await openLive(page, '/es/contacto');
    const form = await fillIn(page, 'es', inbox.sender);
    await form.send.click();
    await expect(form.failure.getByRole('alert')).toContainText(`${spanish}. ${words.es.failed}`);
  });
}

test('a script that is blocked does not kill the form', async ({ page, inbox }) => {
  await page.route('**/recaptcha/api.js*', (route) => route.abort());
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.failure).toHaveAttribute('data-failure', 'captchaError');
  await page.unroute('**/recaptcha/api.js*');
  await form.retry.click();
  await expect(form.thanks).toBeFocused();
  expect(await inbox.mails()).toHaveLength(1);
});

test('a script that never comes is waited for 8 seconds', async ({ page, inbox }) => {
  await standIn(page, 'never');
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  const start = Date.now();
  await form.send.click();
  await expect(form.failure).toHaveAttribute('data-failure', 'captchaMissing', { timeout: 12_000 });
  expect(Date.now() - start).toBeGreaterThan(7_000);
  await expect(form.failure.getByRole('alert')).toContainText(`Recaptcha token is missing. ${words.en.failed}`);
});
