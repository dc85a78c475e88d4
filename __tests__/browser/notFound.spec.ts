import { expect, live, test, wake } from './fixtures';

test.use({ expectedProblems: /status 404|404 \(Not Found\)|page not found|página no encontrada/i });

for (const [address, lang, title] of [
  ['/no-such-page', 'en', 'Page Not Found | Camino Claro'],
  ['/a/b/c', 'en', 'Page Not Found | Camino Claro'],
  ['/clinics/no-such-clinic', 'en', 'Page Not Found | Camino Claro'],
  ['/care-options/no-such-care', 'en', 'Page Not Found | Camino Claro'],
  ['/es/no-existe', 'es', 'Página no encontrada | Camino Claro'],
  ['/es/clinicas/no-existe', 'es', 'Página no encontrada | Camino Claro'],
  ['/404.html', 'en', 'Page Not Found | Camino Claro'],
  ['/es/404.html', 'es', 'Página no encontrada | Camino Claro'],
] as const) {
  test(`${address}: status 404, in the language of the address`, async ({ page }) => {
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(404);
    await expect(page).toHaveTitle(title);
    expect((await page.locator('html').getAttribute('lang'))?.slice(0, 2)).toBe(lang);
    await expect(page.locator('main')).toContainText('404');
    await expect(page.locator('h1')).toHaveCount(1);
    await wake(page);
    await expect(page.locator('main')).toContainText('404');
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
    await expect(page).toHaveTitle(title);
  });
}

for (const [address, title] of [
  ['/500.html', 'Internal Server Error | Camino Claro'],
  ['/es/500.html', 'Error interno del servidor | Camino Claro'],
] as const) {
  test(`${address}: the error page in the site's layout`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('main')).toContainText('500');
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.locator('footer').first()).toBeVisible();
    await wake(page);
    await expect(page.locator('main')).toContainText('500');
  });
}

test('a way on from the 404 page leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await wake(page);
  await page.locator('main').getByRole('link').first().click();
  await live(page);
  await expect(page.locator('main')).not.toContainText('404');
});
