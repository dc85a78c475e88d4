import { site } from '../../src/facts/site';
import { expect, hydrate, test, waitForHydration } from './fixtures';
import { phone } from './pages';

/** Scripts start at the first sign of a visitor's intent; until then a page is HTML and CSS. */

test('a first click on a link is not lost', async ({ page }) => {
  await page.goto('/');
  await page.locator('header nav').getByRole('link', { name: 'Clinics', exact: true }).first().click();
  await expect(page).toHaveURL('/clinics');
  await expect(page).toHaveTitle(`Our Partner Clinics | ${site.name}`);
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a first tap opens the menu, which leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Menu', { exact: true }).first().tap();
    const link = page.getByRole('link', { name: 'Care Options', exact: true }).first();
    await expect(link).toBeVisible();
    await waitForHydration(page);
    await expect(link).toBeVisible();
    await link.tap();
    await expect(page).toHaveURL('/care-options');
  });
});

test('a hydrated page opens a hovered link without waiting for the network', async ({ page, settled }) => {
  await page.goto('/about-us');
  await hydrate(page);
  const link = page.locator('header nav').getByRole('link', { name: 'Testimonials', exact: true }).first();
  await link.hover();
  await page.waitForFunction(() => window.___loader?.loadPageSync('/testimonials'));
  await settled();
  const asked: string[] = [];
  page.on('request', (request) => {
    // By their own clocks come the look for a newer build and, every three seconds, preloads of other links in view.
    if (/\/builds\/|\/page-data\/(?!testimonials\/).+\/page-data\.json$/.test(request.url())) return;
    if (/^(script|xhr|fetch|document)$/.test(request.resourceType())) asked.push(request.url());
  });
  await link.click();
  await expect(page).toHaveTitle(`Testimonials | ${site.name}`);
  expect(asked).toEqual([]);
});
