import { expect, live, test, wake } from './fixtures';
import { desktop, pageTypes, phone } from './pages';

const pathOf = (url: string): string => new URL(url).pathname;

for (const [name, viewport] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(`language switch, ${name}`, () => {
    test.use({ viewport });

    for (const each of pageTypes) {
      test(`${each.name}: leads to the same page in the other language and back`, async ({ page }) => {
        await page.goto(each.en);
        await wake(page);
        await page.locator('header a[hreflang="es"]:visible').first().click();
        await expect(page).toHaveTitle(each.title.es);
        await expect.poll(() => pathOf(page.url())).toBe(each.es);
        await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
        await page.locator('header a[hreflang="en"]:visible').first().click();
        await expect(page).toHaveTitle(each.title.en);
        await expect.poll(() => pathOf(page.url())).toBe(each.en);
        await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const each of pageTypes) {
    test(`${each.name}: the switch is a plain link to the twin`, async ({ page }) => {
      await page.goto(each.en);
      await page.locator('header a[hreflang="es"]:visible').first().click();
      await expect(page).toHaveTitle(each.title.es);
      await expect.poll(() => pathOf(page.url())).toBe(each.es);
    });
  }
});

test('on a phone the switch can be called by the letters that it shows', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const [address, shown] of [
    ['/clinics', 'ES'],
    ['/es/clinicas', 'EN'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('banner').getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(`\\b${shown}$`) })).toBeVisible();
  }
});

test('the switch keeps what was filtered', async ({ page }) => {
  await page.goto('/clinics?country=mexico');
  await wake(page);
  await page.locator('header a[hreflang="es"]:visible').first().click();
  await expect(page).toHaveURL(/\/es\/clinicas\?country=mexico$/);
  await live(page);
});

test('the switch keeps the open tab, opened by a press, by keys or by the address', async ({ page }) => {
  const toSpanish = page.locator('header a[hreflang="es"]:visible').first();
  const opened = (name: string) => page.getByRole('tab', { name, selected: true });
  await page.goto('/clinics/valle-alto');
  await wake(page);
  await page.getByRole('tab', { name: 'Prices' }).click();
  await expect(toSpanish).toHaveAttribute('href', '/es/clinicas/valle-alto#precios');
  await page.keyboard.press('ArrowRight');
  await expect(toSpanish).toHaveAttribute('href', '/es/clinicas/valle-alto#cualificaciones');
  await page.keyboard.press('ArrowLeft');
  await toSpanish.click();
  await expect(page).toHaveURL('/es/clinicas/valle-alto#precios');
  await expect(opened('Precios')).toBeVisible();
  await page.locator('header a[hreflang="en"]:visible').first().click();
  await expect(page).toHaveURL('/clinics/valle-alto#prices');
  await expect(opened('Prices')).toBeVisible();
  await page.goto('/clinics/valle-alto#experts');
  await page.reload();
  await wake(page);
  await toSpanish.click();
  await expect(opened('Expertos')).toBeVisible();
});
