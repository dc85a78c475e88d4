import { hold, type Page } from './fixtures';
import { expect, openLive, test } from './inboxFixture';
import { fillIn, formOf, type Language, languages, typed, words } from './inquiryPage';

/** Who moves on while an inquiry is on its way is told what became of it, wherever they are. */

test.use({ expectedProblems: /\/f\/inquiry/ });

const elsewhere = {
  en: {
    clinics: 'Clinics',
    heading: 'Our Partner Clinics',
    arrived: 'Your inquiry has arrived. Our team will reply within 24 hours, by email to',
    lost: 'Your inquiry may not have arrived. Everything you wrote is kept in the form.',
    refused: 'Your inquiry was not sent. Everything you wrote is kept in the form.',
    back: 'Back to the form',
    close: 'Close',
  },
  es: {
    clinics: 'Clínicas',
    heading: 'Nuestras Clínicas',
    arrived: 'Su consulta ha llegado. Nuestro equipo le responderá en menos de 24 horas, por correo a',
    lost: 'Es posible que su consulta no haya llegado. Todo lo que escribió sigue en el formulario.',
    refused: 'Su consulta no se envió. Todo lo que escribió sigue en el formulario.',
    back: 'Volver al formulario',
    close: 'Cerrar',
  },
} as const;

const noticeOf = (page: Page) => page.locator('[data-outcome]');

/** Opens the contact page, writes and sends; the answer comes when it is let go. */
const sendHeld = async (page: Page, language: Language, sender: string) => {
  const letGo = await hold(page, '**/f/inquiry');
  await openLive(page, words[language].path);
  const form = await fillIn(page, language, sender);
  await form.send.click();
  return { form, letGo };
};

/** Follows a link of the wide header. */
const goTo = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** Opens the menu of phones and goes to the list of clinics. */
const goToClinicsByMenu = async (page: Page, { clinics, heading }: (typeof elsewhere)[Language]) => {
  await page.locator('summary').first().click();
  await page.locator('details[data-menu]').getByRole('link', { name: clinics, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

for (const language of languages) {
  const said = elsewhere[language];

  /** Sends, and goes to the list of clinics, which has no form, before there is an answer. */
  const sendAndLeave = async (page: Page, sender: string): Promise<() => void> => {
    const { form, letGo } = await sendHeld(page, language, sender);
    await expect(form.send).toHaveAttribute('aria-busy', 'true');
    await goTo(page, said.clinics);
    await expect(page.getByRole('heading', { level: 1, name: said.heading })).toBeVisible();
    await expect(noticeOf(page)).toHaveCount(0);
    return letGo;
  };

  test(`in ${language}: it has arrived`, async ({ page, inbox }) => {
    const letGo = await sendAndLeave(page, inbox.sender);
    letGo();
    const notice = noticeOf(page);
    await expect(notice).toContainText(`${said.arrived} ${inbox.sender}.`);
    await expect(notice).toHaveRole('alert');
    await notice.getByRole('button', { name: said.close }).click();
    await expect(notice).toHaveCount(0);
    expect(await inbox.mails()).toHaveLength(1);
  });

  for (const [mode, text] of [
    ['500', said.lost],
    ['403', said.refused],
  ] as const) {
    test(`in ${language}: ${mode} is told, and leads back to all that was written`, async ({ page, inbox }) => {
      await inbox.answer(mode);
      const letGo = await sendAndLeave(page, inbox.sender);
      letGo();
      const notice = noticeOf(page);
      await expect(notice).toContainText(text);
      await expect(notice).toHaveRole('alert');
      await notice.getByRole('link', { name: said.back }).click();

      const form = formOf(page, language);
      await expect(form.failure).toContainText(words[language].failed);
      await expect(form.condition).toHaveValue(typed.condition);
      await expect(notice).toHaveCount(0);
      await inbox.answer('ok');
      await form.retry.click();
      await expect(form.thanks).toBeFocused();
      await expect(notice).toHaveCount(0);
      expect(await inbox.mails()).toHaveLength(1);
    });
  }
}

for (const language of languages) {
  test(`in ${language}: from the heading of a list the keyboard is with the notice in a few steps back`, async ({
    page,
    inbox,
  }) => {
    const said = elsewhere[language];
    await inbox.answer('500');
    const { letGo } = await sendHeld(page, language, inbox.sender);
    await goTo(page, said.clinics);
    await expect(page.getByRole('heading', { level: 1, name: said.heading })).toBeFocused();
    letGo();
    const close = noticeOf(page).getByRole('button', { name: said.close });
    await expect(close).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: said.heading })).toBeFocused();
    let steps = 0;
    do {
      await page.keyboard.press('Shift+Tab');
      steps += 1;
    } while (steps < 4 && !(await close.evaluate((element) => element === document.activeElement)));
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(noticeOf(page).getByRole('link', { name: said.back })).toBeFocused();
  });
}

test('who comes to a form by another way is not told twice', async ({ page, inbox }) => {
  await inbox.answer('500');
  const { form, letGo } = await sendHeld(page, 'en', inbox.sender);
  await goTo(page, 'Testimonials');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Get in Touch');
  letGo();
  await expect(noticeOf(page)).toBeVisible();
  await goTo(page, 'Contact');
  await form.condition.click();
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(form.failure).toBeVisible();
});

test('a form in sight tells it alone', async ({ page, inbox }) => {
  await inbox.answer('500');
  await openLive(page, '/contact');
  const form = await fillIn(page, 'en', inbox.sender);
  await form.send.click();
  await expect(form.failure).toBeVisible();
  await page.waitForTimeout(300);
  await expect(noticeOf(page)).toHaveCount(0);
});

test('a form far below does not tell it alone', async ({ page, inbox }) => {
  await inbox.answer('500');
  const { letGo } = await sendHeld(page, 'en', inbox.sender);
  await goTo(page, 'Home');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Get in Touch');
  letGo();
  await expect(noticeOf(page)).toContainText('Your inquiry may not have arrived.');
});

test.describe('on a small window, beside the language offer', () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const [language, theirs] of [
    ['en', 'es-MX'],
    ['es', 'en-US'],
  ] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ locale: theirs });

      test('the notice is read to its end, hides no focus, is not printed, and closing it keeps the place', async ({
        page,
        inbox,
      }) => {
        const said = elsewhere[language];
        const { letGo } = await sendHeld(page, language, inbox.sender);
        await goToClinicsByMenu(page, said);
        const offer = page.locator('aside[lang]');
        await expect(offer).toBeVisible();
        letGo();
        const notice = noticeOf(page);
        await expect(notice).toContainText(said.arrived);
        await expect(offer).toBeHidden();

        const box = await notice.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        const close = notice.getByRole('button', { name: said.close });
        await close.focus();
        await expect(close).toBeInViewport({ ratio: 1 });

        await page.emulateMedia({ media: 'print' });
        await expect(notice).toBeHidden();
        await page.emulateMedia({ media: 'screen' });

        await close.focus();
        await page.keyboard.press('Enter');
        await expect(notice).toHaveCount(0);
        await expect(page.locator('#content')).toBeFocused();
        await expect(offer).toBeVisible();
      });
    });
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'reduce' } });

  test('what the keyboard reaches does not lie behind the notice', async ({ page, inbox }) => {
    await inbox.answer('500');
    const { letGo } = await sendHeld(page, 'en', inbox.sender);
    await goToClinicsByMenu(page, elsewhere.en);
    letGo();
    const notice = noticeOf(page);
    await expect(notice).toBeVisible();
    const hidden: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const found = await notice.evaluate((element) => {
        const { activeElement: focused } = document;
        if (!focused || element.contains(focused)) return 'arrived';
        const over = element.firstElementChild?.getBoundingClientRect().top ?? 0;
        return focused.getBoundingClientRect().top >= over ? focused.outerHTML : '';
      });
      if (found === 'arrived') break;
      if (found) hidden.push(found);
    }
    expect(hidden).toEqual([]);
  });
});
