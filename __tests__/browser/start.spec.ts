import { expect, hydrate, test, waitForHydration } from './fixtures';
import { pageTypes, phone } from './pages';

/** Scripts start at the first sign of a visitor's intent; until then a page is HTML and CSS. */

const inlineLimit = 2_048;

/** Half of the page types each: the two run side by side. */
for (const half of [0, 1])
  test(`before the visitor acts no page fetches a script, or anything from elsewhere (${half + 1} of 2)`, async ({
    page,
    baseURL,
    settled,
  }) => {
    await page.setViewportSize(phone);
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (request.resourceType() === 'script' || /\.m?js(\?|$)|page-data/.test(url)) asked.push(url);
      if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) asked.push(url);
    });
    for (const [index, { en, es }] of pageTypes.entries()) {
      if (index % 2 !== half) continue;
      const address = index % 4 < 2 ? en : es;
      await page.goto(address);
      await settled();
      expect.soft(asked.splice(0), address).toEqual([]);
      const inline = await page.evaluate(() =>
        [...document.scripts]
          .filter(({ src, type }) => !src && !['application/ld+json', 'speculationrules'].includes(type))
          .reduce((sum, { text }) => sum + text.length, 0),
      );
      expect.soft(inline, address).toBeLessThanOrEqual(inlineLimit);
    }
  });

test('a first click on a link is not lost, and a key wakes the page too', async ({ page }) => {
  await page.goto('/');
  await page.locator('header nav').getByRole('link', { name: 'Clinics', exact: true }).first().click();
  await expect(page).toHaveURL('/clinics');
  await expect(page).toHaveTitle('Our Partner Clinics | Camino Claro');
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  await waitForHydration(page);
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

test('a live page opens a hovered link without waiting for the network', async ({ page, settled }) => {
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
  await expect(page).toHaveTitle('Testimonials | Camino Claro');
  expect(asked).toEqual([]);
});
