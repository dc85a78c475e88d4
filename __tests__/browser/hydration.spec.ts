import { expect, test, waitForHydration } from './fixtures';
import { fillIn } from './inquiryPage';

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

test('a key, a focused link, a wheel and a moved pointer hydrate the page', async ({ page }) => {
  for (const act of [
    () => page.keyboard.press('Tab'),
    () => page.locator('header a').first().focus(),
    () => page.mouse.wheel(0, 200),
    // Last, because a pointer that has moved once is also on the next page. Its first report is a move by nothing, on a
    // person's way the second follows at once.
    () => page.mouse.move(40, 40, { steps: 3 }),
  ]) {
    await page.goto('/testimonials');
    await act();
    await waitForHydration(page);
  }
});

test.describe('when the scripts cannot be loaded', () => {
  test.use({ expectedProblems: [/ERR_FAILED|request failed/] });

  test('links still lead on', async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto('/');
    await page.locator('header nav').getByRole('link', { name: 'Clinics', exact: true }).first().click();
    await expect(page).toHaveURL('/clinics');
  });

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

  test('the form is still sent, as plain HTML', async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.route('**/f/**', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: 'received' }));
    await page.goto('/contact');
    const form = await fillIn(page, 'en', 'ana@example.com');
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
    });
    await form.send.click();
    await expect(page.getByText('received')).toBeVisible();
    expect(posted).toEqual([expect.stringMatching(/^\/f\/[\w-]+$/)]);
  });
});
