import type { Page } from '@playwright/test';
import { site } from '../../src/facts/site';
import { delayRequests, expect, openHydrated, test } from './fixtures';

/** The loading bar. Its times are held by the unit tests with a clock of their own. */

const bar = (page: Page) => page.locator('[data-loading-bar]');
const width = async (page: Page) => (await bar(page).boundingBox())?.width ?? 0;

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

const data = '**/page-data/testimonials/page-data.json';

const go = (page: Page) => page.evaluate(() => window.___navigate?.('/testimonials'));

test('shows in a slow load, grows, and goes when it ends', async ({ page }) => {
  const release = await delayRequests(page, data);
  await openHydrated(page, '/about-us');
  await watchBar(page);
  await go(page);
  await expect(bar(page)).toHaveAttribute('data-loading-bar', 'loading');
  await expect(bar(page)).toHaveCSS('height', '4px');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(116, 26, 42)');
  await expect(bar(page)).toHaveAttribute('aria-hidden', 'true');
  expect((await bar(page).boundingBox())?.y).toBe(0);
  const before = await width(page);
  await expect.poll(() => width(page)).toBeGreaterThan(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar(page)).toHaveCSS('animation-name', 'none');
  expect(await width(page)).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, -1);
  release();
  await expect(page).toHaveTitle(`Testimonials | ${site.name}`);
  await expect(bar(page)).toHaveAttribute('data-loading-bar', 'idle');
  expect(await phases(page)).toEqual(['waiting', 'loading', 'done', 'leaving', 'idle']);
});

test.describe('a load that fails', () => {
  test.use({
    expectedProblems: [/./],
    viewport: { width: 320, height: 256 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('turns it bright red and says so in words that cover no focus; who stays goes on', async ({ page }) => {
    await page.route(data, (route) => route.abort());
    await openHydrated(page, '/about-us');
    await watchBar(page);
    await go(page);
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(229, 38, 46)');
    await expect(page.getByRole('status').filter({ hasText: 'The page could not be loaded.' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/about-us');
    await expect(bar(page)).toHaveAttribute('data-loading-bar', 'idle');
    expect((await phases(page)).slice(-3)).toEqual(['failed', 'leaving', 'idle']);
    const close = page.getByRole('button', { name: 'Stay here' });
    const hidden = await close.evaluate((button) => {
      const over = button.closest('[role=status]')?.firstElementChild?.getBoundingClientRect().top ?? 0;
      const links = [...document.querySelectorAll<HTMLElement>('main a, footer a, footer button')];
      return links.flatMap((link) => {
        link.focus();
        return document.activeElement === link && link.getBoundingClientRect().top >= over ? [link.outerHTML] : [];
      });
    });
    expect(hidden).toEqual([]);
    await close.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });
});
