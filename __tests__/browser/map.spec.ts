import { offeredCountries } from '../../src/facts/countries';
import { expect, openHydrated, type Page, test } from './fixtures';
import { desktop, phone } from './pages';
import { clinicPath, clinics, clinicsIn, countries, one } from './site';

const pins = (page: Page) => page.locator('[data-pin]');

const tags = '[aria-labelledby="destinations"] nav:not(:has([data-pin])) a[href*="?country="]:visible';

/** Names of the elements that lie over one another, or are smaller than WCAG 2.2 allows (2.5.8: 24 pixels). */
const overlaps = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((elements) => {
    const boxes = elements
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return boxes.flatMap(({ name, box }, index) => [
      ...(box.width < 24 || box.height < 24 ? [`${name} is small`] : []),
      ...boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        )
        .map((other) => `${name} over ${other.name}`),
    ]);
  });

/** The map of all clinics stands here and in the list of clinics, whose pins are followed below. */
for (const address of ['/', '/es'])
  test(`${address}: a pin for each clinic; on phones links of countries, in 320 px a list`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(address);
    await expect(pins(page)).toHaveCount(clinics.length);
    expect.soft(await overlaps(page, '[data-pin]')).toEqual([]);
    const pin = page.locator(`[data-pin="${one.id}"]`);
    await expect.soft(pin).toHaveAccessibleName(`${one.name} ${one.city}`);
    const name = pin.getByText(one.name);
    const opacity = () => name.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity);
    expect.soft(await opacity()).toBe('0');
    await pin.hover();
    expect.soft(await opacity()).toBe('1');
    await page.mouse.move(0, 0);
    await pin.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect.soft(await opacity()).toBe('1');

    for (const width of [phone.width, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.soft(page.locator(tags)).toHaveCount(width === 320 ? 0 : offeredCountries.length);
      expect.soft(await overlaps(page, tags)).toEqual([]);
      const isListed = width === 320;
      await expect.soft(page.locator('nav:has([data-pin]) h3:visible')).toHaveCount(isListed ? countries.length : 0);
      await expect.soft(page.locator('[data-pin]:visible')).toHaveCount(isListed ? clinics.length : 0);
      expect.soft(await overlaps(page, '[data-pin]')).toEqual([]);
    }
  });

test('a country leads to its clinics, a pin to its clinic', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, '/clinics');
  const toCountry = page.locator(`[aria-labelledby="destinations"] a[href*="?country=${one.country}"]:visible`);
  await toCountry.first().click();
  await expect(page).toHaveURL(`/clinics?country=${one.country}`);
  await expect(page.locator('main select[name="country"]')).toHaveValue(one.country);
  await expect(page.locator('li[data-off] > [data-pin]')).toHaveCount(clinics.length - clinicsIn(one.country).length);
  await page.locator(`[data-pin="${one.id}"]`).click();
  await expect(page).toHaveURL(clinicPath(one));
});
