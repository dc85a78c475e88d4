import { expect, openLive, test } from './fixtures';
import { languages, pageTypes } from './pages';

const addresses = pageTypes.flatMap((each) => languages.map((language) => each[language]));

/** The watched page of the fixtures fails a test by itself on any error, warning, refused or failed request. */
for (const address of addresses) {
  test(`${address}: loads, wakes and is read to its end without a word in the console`, async ({ page, settled }) => {
    await openLive(page, address);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        window.scrollTo(0, top);
        await new Promise((done) => setTimeout(done, 30));
      }
    });
    await settled();
    await expect(page.locator('main')).toBeVisible();
  });
}

test('a walk through the menu stays without a word in the console', async ({ page }) => {
  await openLive(page, '/');
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
