import { delayRequests, type Page } from './fixtures';
import { expect, openHydrated, test } from './inboxFixture';
import { fillIn, formOf, typed, words } from './inquiryPage';

/** A visitor who moves on while an inquiry is being sent learns the outcome on any page. */

test.use({ expectedProblems: /\/f\/inquiry/ });

const noticeOf = (page: Page) => page.locator('[data-outcome]');

/** Opens the contact page, fills in the form and sends it; the answer comes when the result is called. */
const sendDelayed = async (page: Page, sender: string): Promise<() => void> => {
  const release = await delayRequests(page, '**/f/inquiry');
  await openHydrated(page, words.en.path);
  const form = await fillIn(page, 'en', sender);
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  return release;
};

test('it may be lost: told above a far form, and leads back to all that was written', async ({ page, inbox }) => {
  await inbox.answer('500');
  const release = await sendDelayed(page, inbox.sender);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
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

  test('the notice is read whole, hides no focus, is not printed; closing keeps the place', async ({ page, inbox }) => {
    const release = await sendDelayed(page, inbox.sender);
    await page.locator('[data-menu] > summary').click();
    await page.locator('details[data-menu]').getByRole('link', { name: 'Clinics', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Partner Clinics' })).toBeVisible();
    const offer = page.locator('aside[lang]');
    await expect(offer).toBeVisible();
    release();
    const notice = noticeOf(page);
    await expect(notice).toContainText('Your inquiry has arrived.');
    await expect(offer).toBeHidden();
    expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    // What the keyboard reaches does not lie behind it: runtimeLoading.spec.ts holds what this room is worth.
    await expect(page.locator('html')).not.toHaveCSS('scroll-padding-bottom', 'auto');
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
