import { expect, openLive, type Page, test } from './fixtures';
import { clinicIds, desktop, languages, phone } from './pages';

/** The three pages that show where the clinics are. */
const addresses = [
  { en: '/', es: '/es' },
  { en: '/clinics', es: '/es/clinicas' },
  { en: '/contact', es: '/es/contacto' },
] as const;

const pins = (page: Page) => page.locator('[data-pin]');

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

for (const address of addresses) {
  for (const language of languages) {
    test.describe(`${address[language]}, wide`, () => {
      test.use({ viewport: desktop });

      test('each clinic is a pin of its own, named on hover and on focus', async ({ page }) => {
        await page.goto(address[language]);
        await expect(pins(page)).toHaveCount(clinicIds.length);
        expect(await overlaps(page, '[data-pin]')).toEqual([]);
        const pin = page.locator('[data-pin="casa-ceiba"]');
        const name = pin.getByText('Casa Ceiba');
        const opacity = () => name.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity);
        await expect(pin).toHaveAccessibleName('Casa Ceiba Mérida');
        expect(await opacity()).toBe('0');
        await pin.hover();
        expect(await opacity()).toBe('1');
        await page.mouse.move(0, 0);
        await pin.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        expect(await opacity()).toBe('1');
      });
    });

    for (const { width, named } of [
      { width: phone.width, named: 'countries on the map' },
      { width: 320, named: 'headings alone, for the map has no room' },
    ]) {
      test.describe(`${address[language]}, ${width} px`, () => {
        test.use({ viewport: { width, height: 844 } });

        test(`clinics stand below the map as links, their countries as ${named}, none over another`, async ({
          page,
        }) => {
          await page.goto(address[language]);
          const tags = '[aria-labelledby="destinations"] nav:not(:has([data-pin])) a[href*="?country="]:visible';
          await expect(page.locator(tags)).toHaveCount(width === 320 ? 0 : 6);
          expect(await overlaps(page, tags)).toEqual([]);
          await expect(page.locator('nav:has([data-pin]) h3:visible')).toHaveCount(6);
          await expect(page.locator('[data-pin]:visible')).toHaveCount(clinicIds.length);
          expect(await overlaps(page, '[data-pin]')).toEqual([]);
        });
      });
    }
  }
}

test('a pin leads to its clinic, a country to its clinics', async ({ page }) => {
  await openLive(page, '/contact');
  await page.getByRole('link', { name: 'Ecuador', exact: true }).click();
  await expect(page).toHaveURL('/clinics?country=ecuador');
  await page.locator('[data-pin="tomebamba"]').click();
  await expect(page).toHaveURL('/clinics/tomebamba');
});

test('the map moves with the filters of the list, and a country of the map is one of them', async ({ page }) => {
  await openLive(page, '/clinics');
  const off = page.locator('li[data-off] > [data-pin]');
  await expect(off).toHaveCount(0);
  await page.locator('main input[name="q"]').fill('tijuana');
  await expect(off).toHaveCount(clinicIds.length - 1);
  await expect(page.locator('li:not([data-off]) > [data-pin="marea-norte"]')).toBeVisible();
  await page.locator('main input[name="q"]').fill('');
  await expect(off).toHaveCount(0);
  await page.locator('[aria-labelledby="destinations"]').getByRole('link', { name: 'Ecuador', exact: true }).click();
  await expect(page).toHaveURL('/clinics?country=ecuador');
  await expect(page.locator('main select[name="country"]')).toHaveValue('ecuador');
  await expect(off).toHaveCount(clinicIds.length - 2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the map is lists of links, one a country', async ({ page }) => {
    await page.goto('/contact');
    const lists = page.getByRole('navigation', { name: 'Clinics on the map' });
    await expect(lists.getByRole('heading')).toHaveCount(6);
    await lists.getByRole('link', { name: /Casa Ceiba/ }).click();
    await expect(page).toHaveURL(/\/clinics\/casa-ceiba\/?$/);
  });
});
