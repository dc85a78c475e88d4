import type { BrowserContext, Page } from '@playwright/test';
import { homeTitle } from '../headline';
import { expect, openHydrated, test } from './fixtures';
import { phone } from './pages';
import { clinic, clinicPath, doctorPath, one, shared } from './site';

/** The language of a visit, and the switch. Where each page's switch leads is read from its file. */

const cookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'camino-claro-locale');

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const switchTo = (page: Page, language: 'en' | 'es') =>
  page.locator(`header a[hreflang="${language}"]:visible`).first();

const offer = 'Esta página también está en español.';

test('the switch keeps what was filtered and the open tab', async ({ page }) => {
  await openHydrated(page, `/clinics?country=${one.country}`);
  await switchTo(page, 'es').click();
  await expect(page).toHaveURL(`/es/clinicas?country=${one.country}`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);

  const opened = (name: string) => page.getByRole('tab', { name, selected: true });
  const [english, spanish] = [clinicPath(clinic), clinicPath(clinic, 'es')];
  await openHydrated(page, english);
  await page.getByRole('tab', { name: 'Prices' }).click();
  await expect(switchTo(page, 'es')).toHaveAttribute('href', `${spanish}#precios`);
  await switchTo(page, 'es').click();
  await expect(page).toHaveURL(`${spanish}#precios`);
  await expect(opened('Precios')).toBeVisible();
  await switchTo(page, 'en').click();
  await expect(page).toHaveURL(`${english}#prices`);
  await expect(opened('Prices')).toBeVisible();
});

test.describe('a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('the root leads to /es; other pages offer theirs; staying is remembered', async ({ page, context }) => {
    await page.goto('/?a=b#c');
    await expect(page).toHaveURL('/es?a=b#c');
    const line = page.getByText(offer);
    await openHydrated(page, '/about-us');
    await page.getByRole('button', { name: 'Seguir en inglés' }).click();
    await expect(line).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect((await cookie(context))?.value).toBe('en');
    await page.goto('/');
    expect(pathOf(page)).toBe('/');
    await context.clearCookies();
    await openHydrated(page, `/clinics?country=${one.country}`);
    await expect(line).toBeVisible();
    await page.getByRole('link', { name: 'Leer en español' }).click();
    await expect(page).toHaveURL(`/es/clinicas?country=${one.country}`);
    await expect(line).toBeHidden();
    expect((await cookie(context))?.value).toBe('es');
  });

  test('who chooses English on /es before the app has started is not sent back', async ({ page, context }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/es');
    await switchTo(page, 'en').dispatchEvent('click');
    await expect(page).toHaveTitle(homeTitle);
    expect(pathOf(page)).toBe('/');
    expect((await cookie(context))?.value).toBe('en');
    await page.goto('about:blank');
    await page.goto('/');
    expect(pathOf(page)).toBe('/');
  });

  test('the line covers neither the open menu nor the focus, and takes no room on paper', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/contact');
    // On a phone the switch is called by the letters that it shows.
    await expect(page.getByRole('banner').getByText('ES', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /\bES$/ })).toBeVisible();
    await page.locator('[data-menu] > summary').focus();
    await page.keyboard.press('Enter');
    const line = page.locator('[data-language-offer]');
    await expect(line).toBeAttached();
    await expect(line).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[data-menu]').getByRole('link').last()).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(line).toBeVisible();
    // The focus returns a moment after the menu has closed.
    await expect(page.locator('[data-menu] > summary')).toBeFocused();

    const last = page.locator('footer a').last();
    // The lists of links before it are folded.
    await page.locator('footer summary').last().focus();
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    const edge = (of: typeof line, side: 'top' | 'bottom') =>
      of.evaluate((element, name) => element.getBoundingClientRect()[name], side);
    await expect.poll(async () => (await edge(last, 'bottom')) <= (await edge(line, 'top'))).toBe(true);

    // An empty sheet would follow the one for the doctor.
    await openHydrated(page, doctorPath(shared));
    await expect(line).toBeVisible();
    const below = () =>
      page.evaluate(() => {
        const { documentElement, body } = document;
        return documentElement.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom;
      });
    expect(await below()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await expect(line).toBeHidden();
    expect(await below()).toBe(0);
  });
});

test('an English browser stays and is offered English; a choice is saved for 365 days', async ({ page, context }) => {
  await openHydrated(page, '/es/clinicas');
  expect(pathOf(page)).toBe('/es/clinicas');
  await expect(page.getByText('This page is also available in English.')).toBeVisible();
  await openHydrated(page, '/');
  expect(pathOf(page)).toBe('/');
  await expect(page.getByText(offer)).toBeHidden();
  await switchTo(page, 'es').click();
  await expect(page).toHaveURL('/es');
  const saved = await cookie(context);
  expect(saved).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax', httpOnly: false });
  const days = ((saved?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThanOrEqual(365);
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page).toHaveURL('/es');
});
