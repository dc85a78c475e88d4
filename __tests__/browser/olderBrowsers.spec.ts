import { delayRequests, expect, openHydrated, type Page, test, waitForHydration } from './fixtures';
import { fillIn, words } from './inquiryPage';
import { clinic, clinicPath } from './site';

/**
 * What the oldest browsers of the list in package.json lack, and what those of 2022 lack beside it: nobody updates an old
 * phone. Rules are written so that this browser does not know them either; what scripts call is taken away.
 */
const withoutRules = async (page: Page, ...[known, unknown]: readonly [string, string]): Promise<void> => {
  await page.route(/^[^?]*(\/[^./]*|\.js)([?].*)?$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(known, unknown) });
  });
};

// The rewritten styles do not match the hashes of the page's policy.
test.use({ bypassCSP: true });

test.describe('without :has(), as Firefox before 121', () => {
  test.beforeEach(({ page }) => withoutRules(page, ':has(', ':no-such('));

  test('a tab pressed before hydration stays in sight after it', async ({ page }) => {
    const release = await delayRequests(page, /\/app-[^/]*\.js$/);
    await page.goto(clinicPath(clinic));
    const shown = page.locator('[data-panels] > :visible');
    await expect(shown).toHaveId('profile');
    await page.locator('[data-tabs] > nav').getByRole('link', { name: 'Prices', exact: true }).click();
    const panel = page.locator('#prices');
    await expect(panel.getByRole('heading').first()).toBeInViewport();
    release();
    await waitForHydration(page);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Prices');
    await expect(shown).toHaveCount(1);
    await expect(panel.getByRole('heading').first()).toBeInViewport();
  });

  test.describe('the open menu', () => {
    test.use({ viewport: { width: 640, height: 360 }, locale: 'es-MX' });

    test('covers the window, and its button stays in sight however far the page scrolls', async ({ page }) => {
      await page.goto('/clinics');
      const button = page.locator('[data-menu] > summary');
      await button.click();
      await waitForHydration(page);
      await expect(page.getByText('Esta página también está en español.')).toBeAttached();
      await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
      await expect(button).toBeInViewport({ ratio: 1 });
      const besides = await page.evaluate(() =>
        [0.01, 0.5, 0.99]
          .map((part) => document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part))
          .filter((element) => !element?.closest('[data-menu]')),
      );
      expect(besides).toEqual([]);
      await button.click();
      await expect(page.locator('[data-menu] > div')).toBeHidden();
    });
  });
});

test('without what scripts of 2022 could not call an early inquiry arrives', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  await page.route('**/f/**', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { ok: true, next: '/thanks' },
    }),
  );
  const newest = page.waitForResponse(/\/builds\/latest\.json/);
  await openHydrated(page, words.en.path);
  // From here on requests are for the form's own part.
  const release = await delayRequests(page, /\.js$/);
  const form = await fillIn(page, 'en', 'ana@example.com');
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(form.thanks).toBeVisible();
  await newest;
});

test('steps of the way are told apart where signs have no spoken text, as in Safari before 17.4', async ({ page }) => {
  await withoutRules(page, "'/'/''", "'/'//''");
  await page.goto('/clinics');
  const step = page.locator('nav ol > li').first();
  expect(await step.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"/"');
});
