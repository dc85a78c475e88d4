import { expect, openLive, test, wake } from './fixtures';
import { phone } from './pages';

/** Clinic detail (R2.9): eight tabs, in this order; the WAI-ARIA pattern with the keyboard. */
const tabs = [
  'Profile',
  'Treatment',
  'Prices',
  'Qualifications',
  'Experts',
  'Testimonials',
  'About Destination',
  'Location',
] as const;

test('eight tabs, the first selected, one panel shown', async ({ page }) => {
  await openLive(page, '/clinics/pacifica');
  await expect(page.getByRole('tab')).toHaveText([...tabs]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Profile');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('keys move through the tabs, around the ends too, and the address follows', async ({ page }) => {
  await openLive(page, '/clinics/pacifica');
  await page.getByRole('tab', { name: 'Profile' }).focus();
  for (const [key, expected] of [
    ['ArrowRight', 'Treatment'],
    ['ArrowRight', 'Prices'],
    ['ArrowLeft', 'Treatment'],
    ['End', 'Location'],
    ['ArrowRight', 'Profile'],
    ['ArrowLeft', 'Location'],
    ['Home', 'Profile'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(expected);
    await expect(page.getByRole('tab', { name: expected, exact: true })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: expected })).toBeVisible();
    const id = await page.getByRole('tabpanel').getAttribute('id');
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  }
});

test('only the selected tab is in the order of the Tab key, the panel comes after it', async ({ page }) => {
  await openLive(page, '/clinics/pacifica');
  await page.getByRole('tab', { name: 'Profile' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Treatment' })).toBeFocused();
});

for (const [width, height] of [
  [768, 900],
  [320, 256],
] as const) {
  test(`the Tab key leads to the beginning of a long panel, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLive(page, '/clinics/pacifica');
    await page.getByRole('tab', { name: 'Profile' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tab', { name: 'Profile' })).toBeFocused();
  });
}

test('every tab has an address of its own that opens it, and back goes to the one before', async ({ page }) => {
  await openLive(page, '/clinics/pacifica');
  await page.getByRole('tab', { name: 'Prices' }).click();
  const address = page.url();
  await page.getByRole('tab', { name: 'Experts' }).click();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Prices');
  await openLive(page, address);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Prices');
});

test('from another page, a panel that the address names takes the focus and stands in the window', async ({ page }) => {
  await openLive(page, '/clinics');
  await page.locator('main a[href="/clinics/pacifica"]').first().click();
  await page.getByRole('tab', { name: 'Profile' }).focus();
  await page.keyboard.press('End');
  await page.goBack();
  await expect(page).toHaveURL('/clinics');
  await page.goForward();
  const panel = page.getByRole('tabpanel', { name: 'Location' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('heading').first()).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('all panels are there to read', async ({ page }) => {
    await page.goto('/clinics/pacifica');
    const hrefs = await page
      .locator('[data-tabs] nav a[href^="#"], [data-tabs] a[id^="tab-"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(hrefs).toHaveLength(8);
    for (const href of hrefs) await expect(page.locator(href)).toBeVisible();
  });
});

for (const [what, selector] of [
  ['only quotation stands', 'main blockquote:visible'],
  ['word on what quotations are worth stands', 'main p:visible:has-text("Individual experiences.")'],
] as const) {
  test(`a clinic’s ${what} once where its testimonials are shown`, async ({ page }) => {
    const found = page.locator(selector);
    await page.goto('/clinics/valle-alto');
    await expect(found).toHaveCount(1);
    await page.goto('/clinics/valle-alto#testimonials');
    await page.reload();
    await expect(found).toHaveCount(1);
    await wake(page);
    await page.getByRole('tab', { name: 'Prices' }).click();
    await expect(found).toHaveCount(1);
    await page.getByRole('tab', { name: 'Testimonials' }).click();
    await expect(found).toHaveCount(1);
  });
}
