import { site } from '../../src/facts/site';
import { axeFaults } from './axeFaults';
import { expect, openHydrated, test } from './inboxFixture';
import { fillIn, formOf, typed, words } from './inquiryPage';

/**
 * Failures that need a browser: connection, policy, clipboard, dialogs. Unit tests of the form cover what each answer
 * means.
 */
const { path, failed, prefix } = words.en;

test.use({ expectedProblems: /\/f\/inquiry|recaptcha\/api\.js|ERR_INTERNET_DISCONNECTED|newest build could not/ });

test('told in the window with nothing lost and a mail as the way out; the page is not left unasked; sent once at the next try', async ({
  page,
  context,
  inbox,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await page.setViewportSize({ width: 390, height: 664 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inbox.answer('500');
  await openHydrated(page, path);
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.failure).toHaveAttribute('data-failure', 'server');
  // The window's edge may cut a fraction of a pixel off.
  await expect(form.failure).toBeInViewport({ ratio: 0.99 });
  await expect(form.retry).toBeInViewport({ ratio: 0.99 });
  await expect(form.send).toBeFocused();
  const alert = form.failure.getByRole('alert');
  await expect(alert).toContainText(failed);
  await expect(form.form).not.toContainText(/Internal error|monthly|inactive/i);
  const mail = decodeURIComponent((await alert.getByRole('link').getAttribute('href')) ?? '');
  expect(mail).toContain(`mailto:${site.email}?subject=${prefix}: ${typed.name}`);
  expect(mail).toContain(typed.condition.replaceAll('\n', '\r\n'));
  await expect(form.name).toHaveValue(typed.name);
  await expect(form.email).toHaveValue(inbox.sender);
  await expect(form.phone).toHaveValue(typed.phone);
  await expect(form.destination).toHaveValue(typed.destination);
  await expect(form.condition).toHaveValue(typed.condition);
  await expect(form.accepted).toBeChecked();
  await expect(form.health).toBeChecked();
  await expect(page.locator('[data-outcome]')).toHaveCount(0);
  expect(await inbox.mails()).toEqual([]);

  await form.form.getByRole('button', { name: 'Copy message' }).click();
  await expect(form.failure.getByRole('status')).toHaveText('The message has been copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r\n', '\n')).toContain(typed.condition);

  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(form.condition).toHaveValue(typed.condition);
  await inbox.answer('ok');
  await form.retry.click();
  await expect(form.thanks).toBeFocused();
  expect(await inbox.mails()).toHaveLength(1);
  await page.goto('/');
  expect(asked).toEqual(['beforeunload']);
});

test('the form has no accessibility errors while empty, failing and sent, and fits 320 px with targets for thumbs', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await inbox.answer('500');
  await openHydrated(page, path);
  const form = formOf(page, 'en');
  await form.send.click();
  await expect(form.form.getByRole('group').first()).toBeFocused();
  expect.soft(await axeFaults(page, 'all', '#contact')).toEqual([]);
  await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.failure).toBeVisible();
  expect.soft(await axeFaults(page, 'all', '#contact')).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const controls =
    'button:visible, select, textarea, label:has([type=radio]), input:not([type=hidden], [type=checkbox], [type=radio], [tabindex="-1"])';
  for (const control of await form.form.locator(controls).all()) {
    const box = await control.boundingBox();
    expect.soft(box?.height, await control.evaluate(({ outerHTML }) => outerHTML)).toBeGreaterThanOrEqual(44);
    expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  await inbox.answer('ok');
  await form.retry.click();
  await expect(form.thanks).toBeFocused();
  expect.soft(await axeFaults(page, 'all', '#contact')).toEqual([]);
});

test('a form that is first used without a connection waits for one, and keeps what is written', async ({
  page,
  context,
  inbox,
  settled,
}) => {
  await openHydrated(page, path);
  await settled();
  await context.setOffline(true);
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  await expect(form.condition).toHaveValue(typed.condition);
  await context.setOffline(false);
  await expect(form.thanks).toBeFocused();
  expect(await inbox.mails()).toHaveLength(1);
});

test('a connection that goes beforehand is told as such, and nothing is tried', async ({ page, context, inbox }) => {
  await openHydrated(page, path);
  const form = await fillIn(page, 'en', inbox.sender);
  await expect(page.locator('script[src*="recaptcha/api.js"]')).toHaveCount(1);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.failure).toHaveAttribute('data-failure', 'offline');
  await context.setOffline(false);
  await form.retry.click();
  await expect(form.thanks).toBeFocused();
  expect(await inbox.mails()).toHaveLength(1);
});

test('what comes twice because its answer was lost bears one number', async ({ page, inbox }) => {
  await page.route('**/f/inquiry', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openHydrated(page, path);
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.failure).toHaveAttribute('data-failure', 'network');
  await expect(form.failure.getByRole('alert')).toContainText('Your inquiry may not have arrived.');
  await page.unroute('**/f/inquiry');
  await form.retry.click();
  await expect(form.thanks).toBeFocused();
  const numbers = (await inbox.mails()).map(({ text }) => /\nInquiry number:\n(\w{6})\n/.exec(text)?.[1]);
  expect(numbers).toEqual([expect.any(String), numbers[0]]);
});

test('a captcha that is blocked or refuses does not kill the form', async ({ page, inbox }) => {
  await page.route('**/recaptcha/api.js*', (route) => route.abort());
  await openHydrated(page, path);
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.failure).toHaveAttribute('data-failure', 'captchaError');
  await expect(form.failure.getByRole('alert')).toContainText(`Error validating captcha. ${failed}`);
  await page.unroute('**/recaptcha/api.js*');
  // The stand-in's behavior depends on its key.
  await page.route('**/recaptcha/api.js*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/render=.*$/, 'render=refused'),
    }),
  );
  await form.retry.click();
  await expect(form.failure).toHaveAttribute('data-failure', 'captchaInvalid');
  await expect(form.failure.getByRole('alert')).toContainText(`No Valid Captcha. ${failed}`);
  await expect(form.condition).toHaveValue(typed.condition);
  expect(await inbox.mails()).toEqual([]);
});
