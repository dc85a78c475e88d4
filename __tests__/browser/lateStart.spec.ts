import { expect, hold, live, test, wake } from './fixtures';
import { desktop, languages, pageTypes, phone } from './pages';

/** Scripts start at the first sign of a visitor's intent; until then a page is HTML and CSS. */
const addresses = pageTypes.flatMap((each) => languages.map((language) => each[language]));

const inlineLimit = 2_048;

test.describe('before the visitor acts', () => {
  test.use({ viewport: phone });

  for (const address of addresses) {
    test(`${address}: no script is fetched`, async ({ page, baseURL, settled }) => {
      const scripts: string[] = [];
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script' || /\.m?js(\?|$)|page-data/.test(request.url()))
          scripts.push(request.url());
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url());
      });
      await page.goto(address);
      await settled();
      await page.waitForTimeout(1_500);
      expect(scripts).toEqual([]);
      expect(foreign).toEqual([]);
      const inline = await page.evaluate(() =>
        [...document.scripts]
          .filter(({ src, type }) => !src && !['application/ld+json', 'speculationrules'].includes(type))
          .reduce((sum, { text }) => sum + text.length, 0),
      );
      expect(inline).toBeLessThanOrEqual(inlineLimit);
    });
  }
});

test('a first click on a link is not lost', async ({ page }) => {
  await page.goto('/');
  await page.locator('header nav').getByRole('link', { name: 'Clinics', exact: true }).first().click();
  await expect(page).toHaveURL('/clinics');
  await expect(page).toHaveTitle('Our Partner Clinics | Camino Claro');
});

test('a first tap opens the menu', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).first().tap();
  await expect(page.getByRole('link', { name: 'Care Options', exact: true }).first()).toBeVisible();
  await live(page);
  await expect(page.getByRole('link', { name: 'Care Options', exact: true }).first()).toBeVisible();
  await context.close();
});

test("a first click on a clinic's tab opens it", async ({ page }) => {
  await page.goto('/clinics/pacifica');
  await page.locator('a[href="#prices"]:visible').first().click();
  await live(page);
  await expect(page.getByRole('tab', { name: 'Prices' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Prices' })).toBeVisible();
});

test('a key wakes the page too', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  await live(page);
});

test('text typed before the app wakes is kept', async ({ page }) => {
  await page.setViewportSize(desktop);
  // The app's scripts arrive late, as on a slow line.
  const letGo = await hold(page, /\/(app|framework|webpack-runtime)-[^/]*\.js$/);
  await page.goto('/contact');
  const name = page.getByRole('textbox', { name: /full name/i });
  await name.click();
  await page.keyboard.type('Ana María Rojas');
  letGo();
  await live(page);
  await page.waitForTimeout(300);
  await expect(name).toHaveValue('Ana María Rojas');
  await expect(name).toBeFocused();
});

test('a live page opens a hovered link without waiting for the network', async ({ page, settled }) => {
  await page.goto('/');
  await wake(page);
  const link = page.locator('header nav').getByRole('link', { name: 'Testimonials', exact: true }).first();
  const code = page.waitForResponse(/testimonials-template-tsx-[^/]*\.js$/);
  await link.hover();
  await code;
  await settled();
  const before = await page.evaluate(() => performance.now());
  await link.click();
  await expect(page).toHaveTitle('Testimonials | Camino Claro');
  const fetched = await page.evaluate(
    (since) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        // Preloads of other links in view come by their own clock; what counts is the page that was asked for.
        .filter(({ name, startTime }) => startTime >= since && /testimonials.*(\.js|page-data\.json)$/.test(name))
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => name),
    before,
  );
  expect(fetched).toEqual([]);
});
