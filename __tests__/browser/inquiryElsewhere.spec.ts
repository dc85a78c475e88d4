import { delayRequests, type Page } from './fixtures';
import { expect, openHydrated, test } from './inboxFixture';
import { fillIn, formOf, typed, words } from './inquiryPage';

/** A visitor who moves on while an inquiry is being sent learns the outcome on any page. */

test.use({ expectedProblems: /\/f\/inquiry/ });

const noticeOf = (page: Page) => page.locator('[data-outcome]');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the contact page, fills in the form and sends it; the answer comes when the result is called. */
const sendDelayed = async (page: Page, sender: string): Promise<() => void> => {
  const release = await delayRequests(page, '**/f/inquiry');
  await openHydrated(page, words.en.path);
  const form = await fillIn(page, 'en', sender);
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  return release;
};

/** Follows a link of the wide header. */
const goTo = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** Opens the menu of phones and goes to the list of clinics. */
const goToClinicsByMenu = async (page: Page): Promise<void> => {
  await page.locator('[data-menu] > summary').click();
  await page.locator('details[data-menu]').getByRole('link', { name: 'Clinics', exact: true }).click();
  await expect(heading(page, 'Our Partner Clinics')).toBeVisible();
};

test('it has arrived', async ({ page, inbox }) => {
  const release = await sendDelayed(page, inbox.sender);
  await goTo(page, 'Clinics');
  await expect(heading(page, 'Our Partner Clinics')).toBeVisible();
  await expect(noticeOf(page)).toHaveCount(0);
  release();
  const notice = noticeOf(page);
  await expect(notice).toContainText(
    `Your inquiry has arrived. Our team will reply within 24 hours, by email to ${inbox.sender}.`,
  );
  await expect(notice).toHaveRole('alert');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  expect(await inbox.mails()).toHaveLength(1);
});

test('it may be lost: told above a form far below, a few keys away, and leads back to all that was written', async ({
  page,
  inbox,
}) => {
  await inbox.answer('500');
  const release = await sendDelayed(page, inbox.sender);
  await goTo(page, 'Home');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).not.toHaveText('Get in Touch');
  release();
  const notice = noticeOf(page);
  await expect(notice).toContainText('Your inquiry may not have arrived. Everything you wrote is kept in the form.');
  await expect(page.locator('h1')).toBeFocused();
  const back = notice.getByRole('link', { name: 'Back to the form' });
  const isFocused = () => back.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 5 && !(await isFocused()); steps += 1) await page.keyboard.press('Shift+Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');

  const form = formOf(page, 'en');
  await expect(form.failure).toContainText(words.en.failed);
  await expect(form.condition).toHaveValue(typed.condition);
  await expect(notice).toHaveCount(0);
  await inbox.answer('ok');
  await form.retry.click();
  await expect(form.thanks).toBeFocused();
  expect(await inbox.mails()).toHaveLength(1);
});

test.describe('on a small window, beside the language offer', () => {
  test.use({ viewport: { width: 320, height: 256 }, locale: 'es-MX', contextOptions: { reducedMotion: 'reduce' } });

  test('the notice is read to its end, hides no focus, is not printed, and closing it keeps the place', async ({
    page,
    inbox,
  }) => {
    const release = await sendDelayed(page, inbox.sender);
    await goToClinicsByMenu(page);
    const offer = page.locator('aside[lang]');
    await expect(offer).toBeVisible();
    release();
    const notice = noticeOf(page);
    await expect(notice).toContainText('Your inquiry has arrived.');
    await expect(offer).toBeHidden();
    expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    const close = notice.getByRole('button', { name: 'Close' });
    await close.focus();
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await close.press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(page.locator('#content')).toBeFocused();
    await expect(offer).toBeVisible();
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'reduce' } });

  test('what the keyboard reaches does not lie behind the notice', async ({ page, inbox }) => {
    await inbox.answer('500');
    const release = await sendDelayed(page, inbox.sender);
    await goToClinicsByMenu(page);
    release();
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
