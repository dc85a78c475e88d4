import { expect, test } from './fixtures';

/* What hydrates a page, and what a page does whose files come late or never. */

// Every page has the same font faces. On this one a second file for the same letters was asked for each time.
test('fonts that come too late for the first paint bring no others with them', async ({ page, settled }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((over) => setTimeout(over, 3_000));
    await route.continue();
  });
  await page.goto('/clinics');
  await settled();
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(preloaded).toHaveLength(2);
  expect(asked.sort()).toEqual(preloaded.sort());
});

test.describe('when the scripts cannot be loaded', () => {
  test.use({ expectedProblems: [/ERR_FAILED|request failed/] });

  test('they are asked for again when somebody goes on', async ({ page }) => {
    let broken = true;
    await page.route(/\.js(\?|$)/, (route) => (broken ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/clinics');
    await page.keyboard.press('Tab');
    await failed;
    broken = false;
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => performance.getEntriesByName('onInitialClientRender').length)).toBe(1);
    }).toPass({ timeout: 15_000 });
  });
});
