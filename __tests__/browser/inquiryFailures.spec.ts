import type { Page } from './fixtures';
import { expect, openLive, test } from './inboxFixture';
import { fillIn, formOf, languages, typed, words } from './inquiryPage';

/* The browser tells of these failures in its console, too. */
test.use({
  expectedProblems: /\/f\/inquiry|recaptcha\/api\.js|ERR_INTERNET_DISCONNECTED|newest build could not be looked up/,
});

/** Way in which the inbox answers, and the kind of failure that the form makes of it. */
const failures = [
  ['drop', 'network'],
  ['field-errors', 'fields'],
  ['form-errors', 'form'],
  ['403', 'forbidden'],
  ['429', 'tooMany'],
  ['quota', 'quota'],
  ['500', 'server'],
  ['html', 'html'],
  ['html-500', 'server'],
  ['malformed', 'malformed'],
  ['no-next', 'noNext'],
  ['captcha', 'captchaInvalid'],
] as const;

for (const language of languages) {
  for (const [mode, kind] of failures) {
    test(`${mode} in ${language}: told with nothing lost, and sent once at the next try`, async ({ page, inbox }) => {
      await inbox.answer(mode);
      await openLive(page, words[language].path);
      const form = await fillIn(page, language, inbox.sender);
      await form.send.click();
      await expect(form.failure).toHaveAttribute('data-failure', kind);
      const alert = form.failure.getByRole('alert');
      await expect(alert).toContainText(words[language].failed);
      await expect(form.send).toHaveAccessibleName(words[language].retry);
      if (kind !== 'fields') await expect(form.send).toBeFocused();
      await expect(form.form).not.toContainText(
        /monthly|Internal error|inactive|should be an email|validation failed|Bad Gateway/i,
      );

      const mail = decodeURIComponent((await alert.getByRole('link').getAttribute('href')) ?? '');
      expect(mail).toContain(`mailto:patients@example.com?subject=${words[language].prefix}: ${typed.name}`);
      expect(mail).toContain(typed.condition.replaceAll('\n', '\r\n'));

      await expect(form.name).toHaveValue(typed.name);
      await expect(form.email).toHaveValue(inbox.sender);
      await expect(form.phone).toHaveValue(typed.phone);
      await expect(form.destination).toHaveValue(typed.destination);
      await expect(form.condition).toHaveValue(typed.condition);
      await expect(form.accepted).toBeChecked();
      await expect(form.health).toBeChecked();
      expect(await inbox.mails()).toEqual([]);

      await inbox.answer('ok');
      await form.retry.click();
      await expect(form.thanks).toBeFocused();
      expect(await inbox.mails()).toHaveLength(1);
    });
  }
}

test('fields that the server refuses are marked, in our words', async ({ page, inbox }) => {
  await inbox.answer('field-errors');
  await openLive(page, '/es/contacto');
  const form = await fillIn(page, 'es', inbox.sender);
  await form.send.click();
  await expect(form.form.getByRole('group')).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/Escriba un correo electrónico como/);
  await expect(form.name).toHaveAccessibleDescription(/Escriba su nombre completo/);
});

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
]) {
  test.describe(`in a window of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('what failed stands in the window as a whole, with the button below it', async ({ page, inbox }) => {
      await inbox.answer('500');
      await openLive(page, '/es/contacto');
      const form = await fillIn(page, 'es', inbox.sender);
      await form.send.click();
      await expect(form.failure).toBeInViewport({ ratio: 1 });
      await expect(form.retry).toBeInViewport({ ratio: 1 });
    });
  });
}

test('without a connection nothing is tried', async ({ page, context, inbox }) => {
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.failure).toHaveAttribute('data-failure', 'offline');
  await expect(form.failure).toContainText(words.en.failed);
  await context.setOffline(false);
  await form.retry.click();
  await expect(form.thanks).toBeFocused();
  expect(await inbox.mails()).toHaveLength(1);
});

test('a form that is first used without a connection waits for one, and keeps what is written', async ({
  page,
  context,
  inbox,
  settled,
}) => {
  await openLive(page, '/es/contacto');
  await settled();
  await context.setOffline(true);
  const form = await fillIn(page, 'es', inbox.sender);
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  await page.waitForTimeout(1_000);
  await expect(form.condition).toHaveValue(typed.condition);
  await context.setOffline(false);
  await expect(form.thanks).toBeFocused();
  expect(await inbox.mails()).toHaveLength(1);
});

test('no answer within 20 seconds is given up', async ({ page, inbox }) => {
  await inbox.answer('hang');
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/f/inquiry'));
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  await expect(form.failure).toHaveAttribute('data-failure', 'timeout', { timeout: 25_000 });
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(form.condition).toHaveValue(typed.condition);
});

test('the message can be copied', async ({ page, context, inbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inbox.answer('500');
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await form.form.getByRole('button', { name: 'Copy message' }).click();
  await expect(form.failure.getByRole('status')).toHaveText('The message has been copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r\n', '\n')).toContain(typed.condition);
});

/** An inquiry that arrives, and whose answer does not. */
const loseAnswer = (page: Page) =>
  page.route('**/f/inquiry', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

for (const [language, label] of [
  ['en', 'Inquiry number'],
  ['es', 'Número de consulta'],
] as const) {
  test(`what comes twice because its answer was lost bears one number, in ${language}`, async ({ page, inbox }) => {
    await loseAnswer(page);
    await openLive(page, words[language].path);
    const form = await fillIn(page, language, inbox.sender);
    await form.send.click();
    await expect(form.failure).toHaveAttribute('data-failure', 'network');
    const [first] = await inbox.mails();
    const [, number = 'none'] = first?.text.match(/\nInquiry number:\n(\w{6})\n/) ?? [];
    expect(first?.text).toContain(`${label}: ${number}\n`);
    const link = await form.failure.getByRole('link').first().getAttribute('href');
    expect(decodeURIComponent(link ?? '')).toContain(`${label}: ${number}`);

    await page.unroute('**/f/inquiry');
    await form.retry.click();
    await expect(form.thanks).toBeFocused();
    await page.getByRole('button', { name: /another inquiry|otra consulta/ }).click();
    await fillIn(page, language, inbox.sender);
    await form.send.click();
    await expect(form.thanks).toBeFocused();
    const numbers = (await inbox.mails()).map(({ text }) => /\nInquiry number:\n(\w{6})\n/.exec(text)?.[1]);
    expect(numbers).toHaveLength(3);
    expect(numbers.filter((each) => each === number)).toHaveLength(2);
  });
}

test('a connection that goes while the inquiry is on its way is not told as not sent', async ({
  page,
  context,
  inbox,
}) => {
  await page.route('**/f/inquiry', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.failure.getByRole('alert')).toContainText('Your inquiry may not have arrived.');
  expect(await inbox.mails()).toHaveLength(1);
});

test('is sent also when the page is closed at once', async ({ page, context, inbox, settled }) => {
  // The browser asks for leave to send first; there the inquiry waits when the page goes.
  const slow = await context.newCDPSession(page);
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  await settled();
  await slow.send('Network.enable');
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  await page.close();
  await expect.poll(async () => (await inbox.mails()).length).toBe(1);
});

test('a page is not left unasked while its inquiry has failed, and mail links leave nothing', async ({
  page,
  inbox,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  const reload = () => page.evaluate(() => new Promise((done) => setTimeout(() => done(window.location.reload()))));
  await inbox.answer('500');
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.failure).toBeVisible();
  await form.failure.getByRole('link').first().click({ noWaitAfter: true });
  await page.waitForTimeout(1_500);
  expect(asked).toEqual([]);
  // No program has opened: what was written is here alone, and nothing else has been pressed.
  await reload();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(form.condition).toHaveValue(typed.condition);

  await inbox.answer('ok');
  await form.retry.click();
  await expect(form.thanks).toBeFocused();
  await page.goto('/');
  expect(asked).toEqual(['beforeunload']);
});

/** A file of the app that never comes, told by a word that stands in it alone. */
const stall = (page: Page, word: string) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(word)) await route.fulfill({ response });
  });

test('fields whose code never comes are waited for 20 seconds, and then the plain form is sent', async ({
  page,
  inbox,
}) => {
  await stall(page, 'modifiedSinceLastSubmit');
  await openLive(page, '/es/contacto');
  const form = await fillIn(page, 'es', inbox.sender);
  await form.send.click();
  await expect(page).toHaveURL(/\/es\/contacto#contact-sent$/, { timeout: 25_000 });
  await expect(page.getByRole('heading', { name: words.es.thanks })).toBeVisible();
  expect(await inbox.mails()).toHaveLength(1);
  // The page that thanks has scripts of its own, which may still be on their way when the test is over.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a long text that is pasted before the scripts come is not cut', async ({ page, context, inbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stall(page, 'modifiedSinceLastSubmit');
  await openLive(page, '/contact');
  const form = formOf(page, 'en');
  const long = `${'Knee pain. '.repeat(300)}And I am allergic to penicillin.`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), long);
  await form.condition.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(form.condition).toHaveValue(long);
  expect(await inbox.mails()).toEqual([]);
});
