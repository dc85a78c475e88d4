import { expect, openHydrated, test } from './fixtures';

/** The watched page of the fixtures fails a test by itself on any error, warning, refused or failed request. */
test('a walk through the menu stays without a word in the console', async ({ page }) => {
  await openHydrated(page, '/');
  for (const [link, address] of [
    ['Clinics', '/clinics'],
    ['Care Options', '/care-options'],
    ['About Us', '/about-us'],
    ['Testimonials', '/testimonials'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    await page.locator('header nav').getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});
