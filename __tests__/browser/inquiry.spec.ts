import { delayRequests, hydrate, waitForHydration } from './fixtures';
import { expect, openHydrated, test } from './inboxFixture';
import { fillIn, formOf, typed, words } from './inquiryPage';
import { clinic, clinicPath, one } from './site';

/** The form in English, and what becomes of an inquiry that arrives. The Spanish walk sends one in Spanish. */
const { path, prefix, promise } = words.en;

const captcha = 'script[src*="recaptcha/api.js"]';

test('arrives once, however often it is sent, is checked for robots and thanked for', async ({ page, inbox }) => {
  await inbox.answer('slow');
  await openHydrated(page, path);
  const before = page.getByText('You write to us');
  await expect(before).toBeVisible();
  await expect(page.locator(captcha)).toHaveCount(0);
  const form = await fillIn(page, 'en', inbox.sender);
  await expect(page.locator(captcha)).toHaveCount(1);
  await expect(form.form).toContainText(
    'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
  );
  const badge = await page.evaluate(() => {
    const element = document.createElement('div');
    element.className = 'grecaptcha-badge';
    document.body.append(element);
    const { visibility } = getComputedStyle(element);
    element.remove();
    return visibility;
  });
  expect(badge, 'the captcha’s own badge').toBe('hidden');

  await expect(form.send).toHaveText(new RegExp(words.en.send));
  await form.send.dblclick();
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  await expect(form.form.getByText('Valid Captcha', { exact: true })).toBeVisible();
  await expect(form.thanks).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: promise })).toHaveCount(1);
  const receipt = page.getByRole('region', { name: 'Your inquiry' });
  await expect(receipt).toContainText(typed.name);
  await expect(receipt.getByRole('heading')).toHaveText(/^Your inquiry [\dA-Z]{6}$/);
  await expect(before).toBeHidden();

  const [mail, ...others] = await inbox.mails();
  expect(others).toEqual([]);
  expect(mail?.from).toBe(inbox.sender);
  expect(mail?.subject).toBe(`${prefix}: ${typed.name}, ${inbox.sender}, ${typed.phone}`);
  expect(mail?.language).toBe('en');
  const fields = [
    `Full name:\n${typed.name}\n`,
    `email:\n${inbox.sender}\n`,
    `Phone number:\n${typed.phone}\n`,
    'Preferred medical destination:\nCosta Rica\n',
    'Who is it for:\nMyself\n',
    `Primary medical condition:\n${typed.condition}\n`,
    'Terms and privacy accepted:\n',
  ];
  expect(mail?.text.startsWith(fields.join('\n'))).toBe(true);
  const day = String.raw`\d{4}-\d\d-\d\d`;
  expect(mail?.text).toMatch(new RegExp(`Yes, the Terms of Service of ${day} and the Privacy Policy of ${day}\n`));
  expect(mail?.text).toMatch(
    new RegExp(`Use of health information agreed:\nYes, by the Privacy Policy of ${day}\n\nLanguage:\nEnglish\n`),
  );
  expect(mail?.text).toContain(`message:\n${prefix}.\n\n${words.en.name}: ${typed.name}\n`);
  expect(mail?.text).toMatch(new RegExp(`Page:\\nhttps?://[^\\n]*${path}\\n`));

  await page.getByRole('button', { name: 'Write another inquiry' }).click();
  await expect(before).toBeVisible();
});

test('by keyboard alone: what is missing is listed and leads to its field', async ({ page, inbox }) => {
  await openHydrated(page, path);
  const form = formOf(page, 'en');
  await form.send.press('Enter');
  const summary = form.form.getByRole('group').first();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(6);
  await summary.getByRole('link').nth(1).press('Enter');
  await expect(form.email).toBeFocused();
  await form.name.focus();
  await page.keyboard.type('Ana Solís');
  await page.keyboard.press('Tab');
  await page.keyboard.type(inbox.sender);
  await page.keyboard.press('Tab');
  await page.keyboard.type('+593991234567');
  await expect(form.phone).toHaveValue('+593991234567');
  await page.keyboard.press('Tab');
  await expect(form.phone).toHaveValue('+593 99 123 4567');
  await page.keyboard.type('Ecu');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two lines.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second line.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // Past the two links in the label.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(form.health).toBeFocused();
  await page.keyboard.press('Space');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.thanks).toBeFocused();
  const [mail, ...others] = await inbox.mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Primary medical condition:\nTwo lines.\nSecond line.\n');
  expect(mail?.text).toContain('Preferred medical destination:\nEcuador\n');
});

test('what is typed before hydration is kept, and goes along to the other language', async ({ page }) => {
  const releaseApp = await delayRequests(page, /\/(app|framework|webpack-runtime)-[^/]*\.js$/);
  await page.goto(path);
  const form = formOf(page, 'en');
  await form.name.click();
  await page.keyboard.type('Ana María');
  releaseApp();
  await waitForHydration(page);
  await expect(form.name).toBeFocused();
  await page.keyboard.type(' Rojas');
  await form.condition.pressSequentially('I would like to walk again.');
  await expect(form.name).toHaveValue('Ana María Rojas');
  await page.locator('header a[hreflang="es"]:visible').first().click();
  await expect(page).toHaveURL(words.es.path);
  await expect(formOf(page, 'es').name).toHaveValue('Ana María Rojas');
  await expect(formOf(page, 'es').condition).toHaveValue('I would like to walk again.');
  // Kept in the page, nowhere else.
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain('walk');
});

test('headers cannot be written through the fields', async ({ page, inbox }) => {
  await openHydrated(page, path);
  const form = await fillIn(page, 'en', inbox.sender);
  const injected = 'Eve\r\nBcc: victim@example.com\r\nX-Evil: 1';
  // A text field drops line breaks, and a field drawn anew is one again: so they are put in as the form is sent.
  await form.name.evaluate((input: HTMLInputElement, value) => {
    const inject = () => Object.assign(input, { type: 'hidden', value });
    input.form?.addEventListener('submit', inject, { capture: true, once: true });
  }, injected);
  await form.condition.fill('Condition\r\nBcc: victim@example.com');
  await form.send.click();
  await expect(form.thanks).toBeFocused();
  const [mail] = await inbox.mails();
  expect(mail?.subject).toContain('Eve Bcc: victim@example.com X-Evil: 1');
  expect(mail?.subject).not.toMatch(/\p{Cc}/u);
});

test('one that starts at a clinic names it, and lets go of it', async ({ page }) => {
  await openHydrated(page, `${path}?clinics=${one.id},nowhere`);
  const form = formOf(page, 'en');
  await expect(form.about).toHaveCount(1);
  await expect(form.about).toHaveAccessibleName(one.name);
  await expect(form.destination).toBeHidden();
  await hydrate(page);
  await form.about.click();
  await expect(form.about).toHaveCount(0);
  await expect(form.destination).toHaveValue('');
  await expect(form.destination).toBeVisible();
});

test('is sent also when the page is closed at once', async ({ page, context, inbox, settled }) => {
  // The browser asks for leave to send first; there the inquiry waits when the page goes.
  const slow = await context.newCDPSession(page);
  await openHydrated(page, path);
  const form = await fillIn(page, 'en', inbox.sender);
  await settled();
  await slow.send('Network.enable');
  const endless = { downloadThroughput: -1, uploadThroughput: -1 };
  await slow.send('Network.emulateNetworkConditions', { offline: false, latency: 600, ...endless });
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  await page.close();
  await expect.poll(async () => (await inbox.mails()).length).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a real form on every page; browsers refuse what is missing; a clinic is a box', async ({ page, inbox }) => {
    for (const address of ['/', path, '/care-options', clinicPath(clinic)]) {
      await page.goto(address);
      await expect(formOf(page, 'en').send).toBeVisible();
      await expect(formOf(page, 'en').health).not.toBeChecked();
    }
    const form = formOf(page, 'en');
    await form.email.fill(inbox.sender);
    await form.send.click();
    await expect(page).toHaveURL(new RegExp(`${clinicPath(clinic)}/?$`));
    expect(await inbox.mails()).toEqual([]);

    // The clinic's country is sent; without the clinic it is asked for.
    await expect(form.destination).toBeHidden();
    await form.about.uncheck();
    await expect(form.destination).toBeVisible();
    await form.about.check();
    await fillIn(page, 'en', inbox.sender, { destination: '' });
    await expect(form.about).toBeChecked();
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    await expect(form.send).toBeHidden();
    const [mail] = await inbox.mails();
    expect(mail?.subject).toBe(prefix);
    expect(mail?.language).toBe('en');
    expect(mail?.text).toContain(`clinics:\n${clinic.name}\n`);
    expect(mail?.text).toContain(`Preferred medical destination:\n${clinic.country}\n`);
    expect(mail?.text).toContain(`Primary medical condition:\n${typed.condition}\n`);
    expect(mail?.text).toMatch(/Use of health information agreed:\nYes, by the Privacy Policy of \d/);
  });
});
