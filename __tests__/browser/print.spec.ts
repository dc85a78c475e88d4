import { expect, type Page, test } from './fixtures';
import { languages, pageTypes } from './pages';

/** Between the margins of A4 and of Letter. */
const sheet = { width: 718, height: 1000 } as const;

const addressesOf = (name: string): readonly string[] => {
  const type = pageTypes.find((each) => each.name === name);
  if (!type) throw new Error(`There is no page type ${name}.`);
  return languages.map((language) => type[language]);
};

test.use({ viewport: sheet });

const openPrinted = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
};

const leftOf = (element: Element): number => element.getBoundingClientRect().left;

for (const address of addressesOf('contact')) {
  test(`${address}: its first sheet is not left empty`, async ({ page }) => {
    await page.goto(address);
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
}

for (const address of addressesOf('contact')) {
  test(`${address}: the clinics stand below their heading on a sheet on its side, without links to lists`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...sheet, width: 1040 });
    await openPrinted(page, address);
    const part = page.locator('section[aria-labelledby=destinations]');
    const first = part.locator('h3').first();
    await expect(part.locator('h3:visible')).toHaveCount(6);
    expect(await first.evaluate(leftOf)).toBe(await part.locator('h2').evaluate(leftOf));
    await expect(part.locator('a[href*="country="]:visible')).toHaveCount(0);
  });
}

test.describe('error pages', () => {
  test.use({ expectedProblems: [/404/] });

  for (const address of ['/no-such-page', '/es/no-existe', '/500.html', '/es/500.html']) {
    test(`${address}: black words do not stand on the picture or its scrim`, async ({ page }) => {
      await openPrinted(page, address);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main img')).toBeHidden();
      const scrim = page.locator('main section').first();
      expect(await scrim.evaluate((element) => getComputedStyle(element, '::after').display)).toBe('none');
    });
  }
});

for (const width of [sheet.width, 1040]) {
  for (const address of addressesOf('care options')) {
    test(`${address}, ${width} px: names stand where the pictures would, below the title`, async ({ page }) => {
      await page.setViewportSize({ ...sheet, width });
      await openPrinted(page, address);
      const title = await page.locator('h1').evaluate(leftOf);
      const names = await page
        .locator('article h2')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names)).toEqual(new Set([title]));
    });
  }
}

for (const address of addressesOf('home')) {
  test(`${address}: the countries of a row stand in one line`, async ({ page }) => {
    await openPrinted(page, address);
    const tops = await page
      .locator('main li:has(> a[href*="country="]):visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(2);
  });
}

for (const address of addressesOf('clinic')) {
  test(`${address}: key features and what is said of paying stay together, and the first fact has no line beside it`, async ({
    page,
  }) => {
    await openPrinted(page, address);
    await expect(page.locator('section[aria-labelledby=key-features]')).toHaveCSS('break-inside', 'avoid');
    const notice = page.locator('main div:has(> [aria-hidden]):has(> div > b)').first();
    await expect(notice).toHaveCSS('break-inside', 'avoid');
    const first = page.locator('main dl > div:first-child').first();
    await expect(first).toHaveCSS('border-left-width', '0px');
    const list = page.locator('main dl').first();
    expect(await first.locator('dt').evaluate(leftOf)).toBeCloseTo(await list.evaluate(leftOf));
  });
}

for (const address of addressesOf('procedure'))
  test(`${address}: the path of the chosen clinic stands alone, with its name`, async ({ page }) => {
    await page.goto(address);
    for (const index of [0, 1]) {
      await page.emulateMedia({ media: 'screen' });
      await page.locator('#path input[type=radio]').nth(index).check();
      await page.emulateMedia({ media: 'print' });
      const shown = page.locator('#path figure:visible');
      await expect(shown).toHaveCount(1);
      const name = await page.locator('#path figure').nth(index).getAttribute('aria-label');
      expect(await shown.evaluate((figure) => getComputedStyle(figure, '::before').content)).toBe(JSON.stringify(name));
    }
  });
