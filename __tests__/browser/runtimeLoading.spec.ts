import type { Page } from '@playwright/test';
import { expect, openLive, test } from './fixtures';

/** The loading bar (R2.16, R9.10). */

const bar = (page: Page) => page.locator('[data-loading-bar]');

/** Every phase that the bar goes through from now on. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenPhases: seen });
    const element = document.querySelector('[data-loading-bar]');
    const note = () => seen.push(element?.getAttribute('data-loading-bar') ?? '');
    if (element) new MutationObserver(note).observe(element, { attributes: true });
  });

const phases = (page: Page) => page.evaluate(() => (window as unknown as { seenPhases: string[] }).seenPhases);

const holdBack = (page: Page, ms: number) =>
  page.route('**/page-data/testimonials/page-data.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

const go = (page: Page) => page.evaluate(() => window.___navigate?.('/testimonials'));

test('appears 400 ms into a slow load, 4 px high, dark red, and goes when it ends', async ({ page }) => {
  await holdBack(page, 4_000);
  await openLive(page, '/about-us');
  await watchBar(page);
  await go(page);
  await expect(bar(page)).toHaveAttribute('data-loading-bar', 'loading');
  await expect(bar(page)).toHaveCSS('height', '4px');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(116, 26, 42)');
  await expect(bar(page)).toHaveAttribute('aria-hidden', 'true');
  expect((await bar(page).boundingBox())?.y).toBe(0);
  const width = async () => (await bar(page).boundingBox())?.width ?? 0;
  const before = await width();
  await expect.poll(width).toBeGreaterThan(before);
  await expect(page).toHaveTitle('Testimonials | Camino Claro');
  await expect(bar(page)).toHaveAttribute('data-loading-bar', 'idle');
  // The times between them are held by the unit tests with a clock of their own: what is seen here comes late on a busy
  // machine.
  expect(await phases(page)).toEqual(['waiting', 'loading', 'done', 'leaving', 'idle']);
});

test('a page already loaded never flashes it', async ({ page }) => {
  await openLive(page, '/about-us');
  const link = page.locator('header nav').getByRole('link', { name: 'Testimonials', exact: true }).first();
  await link.hover();
  await page.waitForFunction(() => window.___loader?.loadPageSync('/testimonials'));
  await watchBar(page);
  await link.click();
  await expect(page).toHaveTitle('Testimonials | Camino Claro');
  expect(await phases(page)).toEqual([]);
});

test.describe('a load that fails', () => {
  test.use({ expectedProblems: [/./] });

  for (const [start, words] of [
    ['/about-us', 'Stay here'],
    ['/es/sobre-nosotros', 'Quedarme aquí'],
  ] as const) {
    test(`${start}: who stays goes on with the page's content`, async ({ page }) => {
      await page.route('**/page-data/testimonials/page-data.json', (route) => route.abort());
      await openLive(page, start);
      await go(page);
      await page.getByRole('button', { name: words }).press('Enter');
      await expect(page.locator('#content')).toBeFocused();
    });
  }

  test.describe('on a small window', () => {
    test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [start, locale, words] of [
      ['/about-us', 'en-US', 'Stay here'],
      ['/es/sobre-nosotros', 'es-MX', 'Quedarme aquí'],
    ] as const) {
      test.describe(locale, () => {
        test.use({ locale });

        test(`${start}: what the keyboard reaches does not lie behind the notice`, async ({ page }) => {
          await page.route('**/page-data/testimonials/page-data.json', (route) => route.abort());
          await openLive(page, start);
          await go(page);
          const close = page.getByRole('button', { name: words });
          await expect(close).toBeVisible();
          const hidden = await close.evaluate((button) => {
            const over = button.closest('[role=status]')?.firstElementChild?.getBoundingClientRect().top ?? 0;
            const links = [...document.querySelectorAll<HTMLElement>('main a, footer a, footer button')];
            return links.flatMap((link) => {
              link.focus();
              return document.activeElement === link && link.getBoundingClientRect().top >= over
                ? [link.outerHTML]
                : [];
            });
          });
          expect(hidden).toEqual([]);
        });
      });
    }
  });

  for (const [language, start, words] of [
    ['en', '/about-us', 'The page could not be loaded.'],
    ['es', '/es/sobre-nosotros', 'No se pudo cargar la página.'],
  ] as const) {
    test(`turns it bright red and says so in words (${language})`, async ({ page }) => {
      await page.route('**/page-data/testimonials/page-data.json', (route) => route.abort());
      await openLive(page, start);
      await watchBar(page);
      await go(page);
      await expect(bar(page)).toHaveCSS('background-color', 'rgb(229, 38, 46)');
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(start);
      await expect(bar(page)).toHaveAttribute('data-loading-bar', 'idle');
      const seen = await phases(page);
      expect(seen.slice(-3)).toEqual(['failed', 'leaving', 'idle']);
    });
  }
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the bar stands still at half', async ({ page }) => {
    await holdBack(page, 4_000);
    await openLive(page, '/about-us');
    await go(page);
    await expect(bar(page)).toHaveAttribute('data-loading-bar', 'loading');
    await expect(bar(page)).toHaveCSS('animation-name', 'none');
    const half = (page.viewportSize()?.width ?? 0) / 2;
    expect((await bar(page).boundingBox())?.width).toBeCloseTo(half, -1);
  });
});
