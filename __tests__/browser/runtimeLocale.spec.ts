import type { BrowserContext } from '@playwright/test';
import { expect, openLive, test } from './fixtures';
import { phone } from './pages';

/** Language of a visit (R4.3). */

const cookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'camino-claro-locale');

const pathOf = (url: string): string => new URL(url).pathname;

test.describe('a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('the root address leads to /es, query and fragment kept', async ({ page }) => {
    await page.goto('/?a=b#c');
    await expect(page).toHaveURL('/es?a=b#c');
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  });

  test('any other address stays, and a line in Spanish offers the twin page', async ({ page, context }) => {
    await openLive(page, '/clinics?country=mexico');
    expect(pathOf(page.url())).toBe('/clinics');
    const line = page.getByText('Esta página también está en español.');
    await expect(line).toBeVisible();
    await page.getByRole('link', { name: 'Leer en español' }).click();
    await expect(page).toHaveURL('/es/clinicas?country=mexico');
    await expect(line).toBeHidden();
    expect((await cookie(context))?.value).toBe('es');
  });

  test('the line does not lie over the open menu, which woke the page', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/clinics');
    await page.locator('header summary').focus();
    await page.keyboard.press('Enter');
    const line = page.getByText('Esta página también está en español.');
    await expect(line).toBeAttached();
    await expect(line).toBeHidden();
    const menu = page.locator('[data-menu]');
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link').last()).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(line).toBeVisible();
  });

  test('the line hides nothing that has the focus, not even at the end of the page', async ({ page }) => {
    await page.setViewportSize(phone);
    await openLive(page, '/contact');
    const line = page.locator('[data-language-offer]');
    await expect(line).toBeVisible();
    const last = page.locator('footer a').last();
    await page.locator('footer a').nth(-2).focus();
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    const edge = async (of: typeof line, side: 'top' | 'bottom') =>
      of.evaluate((element, name) => element.getBoundingClientRect()[name], side);
    await expect.poll(async () => (await edge(last, 'bottom')) <= (await edge(line, 'top'))).toBe(true);
  });

  test('the line takes no room on paper, where an empty sheet would follow', async ({ page }) => {
    await openLive(page, '/for-your-doctor/gastric-bypass');
    await expect(page.locator('[data-language-offer]')).toBeVisible();
    const bodyToEnd = () =>
      page.evaluate(
        () => document.documentElement.getBoundingClientRect().bottom - document.body.getBoundingClientRect().bottom,
      );
    expect(await bodyToEnd()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-language-offer]')).toBeHidden();
    expect(await bodyToEnd()).toBe(0);
  });

  test('staying is remembered', async ({ page, context }) => {
    await openLive(page, '/about-us');
    await page.getByRole('button', { name: 'Seguir en inglés' }).click();
    await expect(page.getByText('Esta página también está en español.')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect((await cookie(context))?.value).toBe('en');
    await page.goto('/');
    expect(pathOf(page.url())).toBe('/');
  });

  test('who chooses English on /es before the app has started is not sent back', async ({ page, context }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/es');
    await page.locator('header a[hreflang="en"]:visible').first().dispatchEvent('click');
    await expect(page).toHaveTitle('Pioneers in Regenerative Medicine | Camino Claro');
    expect(pathOf(page.url())).toBe('/');
    expect((await cookie(context))?.value).toBe('en');
    await page.goto('about:blank');
    await page.goto('/');
    expect(pathOf(page.url())).toBe('/');
  });

  test('who comes from a page of the site is not redirected, cookies or not', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => {
          throw new Error('blocked');
        },
        set: () => {
          throw new Error('blocked');
        },
      }),
    );
    await page.goto('/es');
    await page.locator('header a[hreflang="en"]:visible').first().dispatchEvent('click');
    await expect(page).toHaveTitle('Pioneers in Regenerative Medicine | Camino Claro');
    expect(pathOf(page.url())).toBe('/');
  });

  test.describe('a crawler', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

    test('is left alone', async ({ page }) => {
      await page.goto('/');
      await page.waitForTimeout(300);
      expect(pathOf(page.url())).toBe('/');
    });
  });
});

test.describe('an English browser', () => {
  test('stays, is offered nothing on English pages, and English on Spanish ones', async ({ page }) => {
    await openLive(page, '/');
    expect(pathOf(page.url())).toBe('/');
    await expect(page.getByText('Esta página también está en español.')).toBeHidden();
    await openLive(page, '/es/clinicas');
    expect(pathOf(page.url())).toBe('/es/clinicas');
    await expect(page.getByText('This page is also available in English.')).toBeVisible();
  });

  test('the choice is saved for 365 days, path /, SameSite Lax, and followed at the root', async ({
    page,
    context,
  }) => {
    await openLive(page, '/contact');
    await page.locator('header a[hreflang="es"]:visible').first().click();
    await expect(page).toHaveURL('/es/contacto');
    const saved = await cookie(context);
    expect(saved).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax', httpOnly: false });
    const days = ((saved?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);
    await page.goto('about:blank');
    await page.goto('/');
    await expect(page).toHaveURL('/es');
  });
});
