import { expect, openLive, test, wake } from './inboxFixture';
import { fillIn, formOf, languages, typed, words } from './inquiryPage';

const countryNames = { en: 'Costa Rica', es: 'Costa Rica' };
const ownNames = { en: 'English', es: 'Español' };
const yes = { en: 'Yes', es: 'Sí' };

for (const language of languages) {
  test.describe(`inquiry in ${language}`, () => {
    test('arrives complete and is thanked for', async ({ page, inbox }) => {
      await openLive(page, words[language].path);
      const form = await fillIn(page, language, inbox.sender);
      await expect(form.send).toHaveText(new RegExp(words[language].send));
      await form.send.click();
      await expect(form.thanks).toBeFocused();
      await expect(page.getByText(words[language].promise).first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: words[language].promise })).toHaveCount(1);

      const [mail, ...others] = await inbox.mails();
      expect(others).toEqual([]);
      const { prefix } = words[language];
      expect(mail?.headers['reply-to']).toBe(inbox.sender);
      expect(mail?.headers.subject).toBe(`${prefix}: ${typed.name}, ${inbox.sender}, ${typed.phone}`);
      expect(mail?.headers['x-language']).toBe(language);
      const fields = [
        `Full name:\n${typed.name}\n`,
        `email:\n${inbox.sender}\n`,
        `Phone number:\n${typed.phone}\n`,
        `Preferred medical destination:\n${countryNames[language]}\n`,
        `Primary medical condition:\n${typed.condition}\n`,
        `Terms and privacy accepted:\n${yes[language]}\n`,
        `Language:\n${ownNames[language]}\n`,
      ];
      expect(mail?.text.startsWith(fields.join('\n'))).toBe(true);
      expect(mail?.text).toContain(`message:\n${prefix}.\n\n${words[language].name}: ${typed.name}\n`);
      expect(mail?.text).toMatch(new RegExp(`Page:\\nhttps?://[^\\n]*${words[language].path}\\n`));
    });

    test('by keyboard alone', async ({ page, inbox }) => {
      await openLive(page, words[language].path);
      const form = formOf(page, language);
      await form.name.focus();
      await page.keyboard.type('Ana Solís');
      await page.keyboard.press('Tab');
      await page.keyboard.type(inbox.sender);
      await page.keyboard.press('Tab');
      await page.keyboard.type('+593991234567');
      await expect(form.phone).toHaveValue('+593 99 123 4567');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Ecu');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Two lines.');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Second line.');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(form.send).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.thanks).toBeFocused();
      const [mail] = await inbox.mails();
      expect(mail?.text).toContain('Primary medical condition:\nTwo lines.\nSecond line.\n');
      expect(mail?.text).toContain('Phone number:\n+593 99 123 4567\n');
    });

    test('says once what happens next: before sending what will, then what does', async ({ page, inbox }) => {
      await openLive(page, words[language].path);
      const before = page.getByText(language === 'en' ? 'You write to us' : 'Usted nos escribe');
      await expect(before).toBeVisible();
      const form = await fillIn(page, language, inbox.sender);
      await form.send.click();
      await expect(form.thanks).toBeFocused();
      await expect(before).toBeHidden();
      await page
        .getByRole('button', { name: language === 'en' ? 'Write another inquiry' : 'Escribir otra consulta' })
        .click();
      await expect(before).toBeVisible();
    });

    test('lists what is wrong and leads to each field', async ({ page, inbox }) => {
      await openLive(page, words[language].path);
      const form = formOf(page, language);
      await form.send.click();
      const summary = form.form.getByRole('group');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(6);
      await summary.getByRole('link').nth(2).click();
      await expect(form.phone).toBeFocused();
      await fillIn(page, language, inbox.sender);
      await form.send.click();
      await expect(form.thanks).toBeFocused();
      expect(await inbox.mails()).toHaveLength(1);
    });

    test('keeps what was typed before the page came alive, and over a change of language', async ({ page }) => {
      await page.goto(words[language].path);
      const form = formOf(page, language);
      await form.name.evaluate((input: HTMLInputElement) => {
        input.value = 'Typed early';
      });
      await wake(page);
      await form.condition.pressSequentially('I would like to walk again.');
      await expect(form.name).toHaveValue('Typed early');
      const other = language === 'en' ? 'es' : 'en';
      await page.locator(`header a[hreflang^=${other}]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${words[other].path}$`));
      await expect(formOf(page, other).name).toHaveValue('Typed early');
      await expect(formOf(page, other).condition).toHaveValue('I would like to walk again.');
      expect(
        await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])),
      ).not.toContain('walk');
    });
  });

  test(`what is written while the form's script is on its way goes along to the other language, from ${language}`, async ({
    page,
  }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('modifiedSinceLastSubmit')) await page.waitForTimeout(3_000);
      await route.fulfill({ response });
    });
    await openLive(page, words[language].path);
    await formOf(page, language).condition.pressSequentially('I would like to walk again.');
    const other = language === 'en' ? 'es' : 'en';
    await page.locator(`header a[hreflang^=${other}]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${words[other].path}$`));
    await expect(formOf(page, other).condition).toHaveValue('I would like to walk again.');
  });

  test.describe(`inquiry without scripts in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('is a real form', async ({ page, inbox }) => {
      await page.goto(words[language].path);
      const form = await fillIn(page, language, inbox.sender);
      await form.send.click();
      await expect(page).toHaveURL(new RegExp(`${words[language].path}#`));
      await expect(page.getByRole('heading', { name: words[language].thanks })).toBeVisible();
      await expect(form.send).toBeHidden();
      await expect(page.getByText(language === 'en' ? 'You write to us' : 'Usted nos escribe')).toBeHidden();
      const [mail] = await inbox.mails();
      expect(mail?.headers.subject).toBe(words[language].prefix);
      expect(mail?.headers['x-language']).toBe(language);
      expect(mail?.text).toContain(`Primary medical condition:\n${typed.condition}\n`);
    });

    test('the browser itself refuses what is missing', async ({ page, inbox }) => {
      await page.goto(words[language].path);
      const form = formOf(page, language);
      await form.email.fill(inbox.sender);
      await form.send.click();
      await expect(page).toHaveURL(new RegExp(`${words[language].path}$`));
      expect(await inbox.mails()).toEqual([]);
    });
  });
}

test('double clicks send once', async ({ page, inbox }) => {
  await inbox.answer('slow');
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.dblclick();
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  await expect(form.thanks).toBeFocused({ timeout: 15_000 });
  expect(await inbox.mails()).toHaveLength(1);
});

test('headers cannot be written through the fields', async ({ page, inbox }) => {
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  const injected = 'Eve\r\nBcc: victim@example.com\r\nX-Evil: 1';
  await form.name.evaluate((input: HTMLInputElement, value) => {
    input.type = 'hidden';
    input.value = value;
  }, injected);
  await form.condition.fill('Condition\r\nBcc: victim@example.com');
  await form.send.click();
  await expect(form.thanks).toBeFocused();
  const [mail] = await inbox.mails();
  expect(Object.keys(mail?.headers ?? {})).not.toEqual(expect.arrayContaining(['bcc']));
  expect(mail?.headers['x-evil']).toBeUndefined();
  expect(mail?.headers.subject).toContain('Eve Bcc: victim@example.com X-Evil: 1');
});

test('an inquiry that starts at a clinic names it, and lets go of it', async ({ page, inbox }) => {
  await openLive(page, '/contact?clinic=valle-alto');
  const form = formOf(page, 'en');
  await expect(form.form.getByText('About: Centro Valle Alto')).toBeVisible();
  await expect(form.destination).toHaveValue('colombia');
  await fillIn(page, 'en', inbox.sender, { destination: 'colombia' });
  await form.send.click();
  await expect(form.thanks).toBeFocused();
  expect((await inbox.mails())[0]?.text).toContain('Clinic:\nCentro Valle Alto\n');

  await page.goto('/contact?clinic=valle-alto');
  await wake(page);
  await form.form.getByRole('button', { name: /Remove Centro Valle Alto/ }).click();
  await expect(form.form.getByText('About: Centro Valle Alto')).toBeHidden();
});
