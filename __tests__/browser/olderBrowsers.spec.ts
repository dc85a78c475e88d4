import { expect, hold, live, openLive, type Page, test } from './fixtures';
import { fillIn, languages, words } from './inquiryPage';

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

// What is rewritten no longer fits the hashes of the page's policy.
test.use({ bypassCSP: true });

const clinic = {
  en: { path: '/clinics/pacifica', prices: 'Prices', profile: 'profile', fragment: 'prices' },
  es: { path: '/es/clinicas/pacifica', prices: 'Precios', profile: 'perfil', fragment: 'precios' },
} as const;

test.describe('without :has(), as Firefox before 121', () => {
  test.beforeEach(({ page }) => withoutRules(page, ':has(', ':no-such('));

  for (const language of languages) {
    const { path, prices, profile, fragment } = clinic[language];

    test(`${path}: a tab pressed before the page wakes stays in sight when it does`, async ({ page }) => {
      const letGo = await hold(page, /\/app-[^/]*\.js$/);
      await page.goto(path);
      const shown = page.locator('[data-panels] > :visible');
      await expect(shown).toHaveId(profile);
      await page.locator('[data-tabs] > nav').getByRole('link', { name: prices, exact: true }).click();
      const panel = page.locator(`#${fragment}`);
      await expect(panel.getByRole('heading').first()).toBeInViewport();
      const top = () => panel.evaluate((element) => element.getBoundingClientRect().top);
      await expect(async () => {
        const before = await top();
        await page.waitForTimeout(200);
        expect(await top()).toBe(before);
      }).toPass();
      const before = await top();
      letGo();
      await live(page);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(prices);
      await expect(shown).toHaveCount(1);
      await expect(panel.getByRole('heading').first()).toBeInViewport();
      expect(await top()).toBeCloseTo(before, 0);
    });
  }

  test.describe('the open menu', () => {
    test.use({ viewport: { width: 640, height: 360 }, locale: 'es-MX' });

    test('covers the window, and its button stays in sight however far the page scrolls', async ({ page }) => {
      await page.goto('/clinics');
      const button = page.locator('[data-menu] > summary');
      await button.click();
      await live(page);
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

test.describe('without what scripts of 2022 could not call, as Safari 15 and Chrome 100', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
      Reflect.deleteProperty(AbortSignal, 'timeout');
      Reflect.deleteProperty(window, 'requestIdleCallback');
    }),
  );

  for (const language of languages) {
    test(`${language}: an inquiry that is sent before the form is awake arrives`, async ({ page }) => {
      await page.route('**/f/**', (route) =>
        route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
          json: { ok: true, next: '/thanks' },
        }),
      );
      await openLive(page, words[language].path);
      // What comes from here on is the form's own part.
      const letGo = await hold(page, /\.js$/);
      const form = await fillIn(page, language, 'ana@example.com');
      await form.send.click();
      await expect(form.send).toHaveAttribute('aria-busy', 'true');
      letGo();
      await expect(form.thanks).toBeVisible();
    });
  }

  test('a newer build is looked for', async ({ page }) => {
    const asked = page.waitForResponse(/\/builds\/latest\.json/);
    await page.goto('/clinics');
    await page.keyboard.press('Tab');
    await live(page);
    await asked;
  });
});

test('steps of the way are told apart where signs have no spoken text, as in Safari before 17.4', async ({ page }) => {
  await withoutRules(page, "'/'/''", "'/'//''");
  await page.goto('/clinics');
  const sign = await page
    .locator('nav ol > li')
    .first()
    .evaluate((step) => getComputedStyle(step, '::after').content);
  expect(sign).toBe('"/"');
});
