import { expect, openLive, test, wake } from './inboxFixture';
import { fillIn, formOf, languages, typed, words } from './inquiryPage';
import { pageTypes } from './pages';

const withForm: readonly string[] = ['home', 'contact', 'clinic', 'care options'];

const countryNames = { en: 'Costa Rica', es: 'Costa Rica' };
const ownNames = { en: 'English', es: 'Español' };
/** Of the sample texts in content/pages. */
const updated = '2026-11-23';
const agreed = {
  en: {
    terms: `Yes, the Terms of Service of ${updated} and the Privacy Policy of ${updated}`,
    health: `Yes, by the Privacy Policy of ${updated}`,
  },
  es: {
    terms: `Sí, los Términos de servicio del ${updated} y la Política de privacidad del ${updated}`,
    health: `Sí, según la Política de privacidad del ${updated}`,
  },
};

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
        `Terms and privacy accepted:\n${agreed[language].terms}\n`,
        `Use of health information agreed:\n${agreed[language].health}\n`,
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
      // Past the two links in the label.
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
      await expect(form.health).toBeFocused();
      await page.keyboard.press('Space');
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
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
      await expect(summary.getByRole('link')).toHaveCount(7);
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
      expect(mail?.text).toContain(`Use of health information agreed:\n${agreed[language].health}\n`);
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
  await expect(form.thanks).toBeFocused();
  expect(await inbox.mails()).toHaveLength(1);
});

test('headers cannot be written through the fields', async ({ page, inbox }) => {
  await openLive(page, '/contact');
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
  expect(Object.keys(mail?.headers ?? {})).not.toEqual(expect.arrayContaining(['bcc']));
  expect(mail?.headers['x-evil']).toBeUndefined();
  expect(mail?.headers.subject).toContain('Eve Bcc: victim@example.com X-Evil: 1');
});

test('an inquiry that starts at a clinic names it, and lets go of it', async ({ page, inbox }) => {
  await openLive(page, '/contact?clinic=valle-alto');
  const form = formOf(page, 'en');
  await expect(form.about).toHaveCount(1);
  await expect(form.about).toHaveAccessibleName('Centro Valle Alto');
  await expect(form.destination).toHaveValue('colombia');
  await fillIn(page, 'en', inbox.sender, { destination: 'colombia' });
  await form.send.click();
  await expect(form.thanks).toBeFocused();
  expect((await inbox.mails())[0]?.text).toContain('clinics:\nCentro Valle Alto\n');

  await page.goto('/contact?clinic=valle-alto');
  await wake(page);
  await form.about.click();
  await expect(form.about).toHaveCount(0);
});

for (const language of languages) {
  test(`several clinics of an address stand in the mail, without the one that is taken out, in ${language}`, async ({
    page,
    inbox,
  }) => {
    await openLive(page, `${words[language].path}?clinics=valle-alto,pacifica,nowhere,harborline`);
    const form = await fillIn(page, language, inbox.sender, { destination: 'not-sure' });
    await expect(form.about).toHaveCount(3);
    await form.about.nth(1).click();
    await expect(form.about).toHaveCount(2);
    await form.send.click();
    await expect(form.thanks).toBeFocused();
    const [mail] = await inbox.mails();
    expect(mail?.text).toContain('clinics:\nCentro Valle Alto, Harborline Orthopedics\n');
    const notSure = { en: 'Not sure yet', es: 'Aún no lo sé' }[language];
    expect(mail?.text).toContain(`Preferred medical destination:\n${notSure}\n`);
    expect(mail?.text).toContain(`${words[language].destination}: ${notSure}\n`);
  });

  test.describe(`without scripts in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    for (const { name, ...address } of pageTypes.filter(({ name }) => withForm.includes(name))) {
      test(`${name}: the form stands in its place`, async ({ page }) => {
        await page.goto(address[language]);
        const form = formOf(page, language);
        await expect(form.send).toBeVisible();
        await expect(form.health).not.toBeChecked();
      });
    }

    test('a clinic is named by a box that is ticked', async ({ page, inbox }) => {
      const clinic = pageTypes.find(({ name }) => name === 'clinic');
      await page.goto(clinic?.[language] ?? '');
      const form = await fillIn(page, language, inbox.sender);
      await expect(form.about).toBeChecked();
      await expect(form.about).toBeVisible();
      const called = (await form.about.getAttribute('value')) ?? 'none';
      await form.send.click();
      await expect(page.getByRole('heading', { name: words[language].thanks })).toBeVisible();
      expect((await inbox.mails())[0]?.text).toContain(`clinics:\n${called}\n`);

      await page.goto(clinic?.[language] ?? '');
      await fillIn(page, language, inbox.sender);
      await form.about.uncheck();
      await form.send.click();
      await expect(page.getByRole('heading', { name: words[language].thanks })).toBeVisible();
      expect((await inbox.mails())[0]?.text).not.toContain('clinics:');
    });
  });
}
