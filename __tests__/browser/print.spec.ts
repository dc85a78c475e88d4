import { expect, type Page, test } from './fixtures';
import { clinic, clinicPath, countries, procedurePath, shared } from './site';

/** Paper, between the margins of A4 and of Letter; in Spanish, whose words are longer. */
const sheet = { width: 718, height: 1000 } as const;

test.use({ viewport: sheet });

const openPrinted = async (page: Page, address: string): Promise<void> => {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
};

const leftOf = (element: Element): number => element.getBoundingClientRect().left;

test('contact: two sheets', async ({ page }) => {
  await page.goto('/es/contacto');
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
  expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('care options: names stand where the pictures would; home: clinics are listed by country', async ({ page }) => {
  for (const width of [sheet.width, 1040]) {
    await page.setViewportSize({ ...sheet, width });
    await openPrinted(page, '/es/opciones-de-cuidado');
    const title = await page.locator('h1').evaluate(leftOf);
    const names = page.locator('article h2');
    const lefts = await names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect.soft(new Set(lefts), `${width} px`).toEqual(new Set([title]));
  }
  await page.setViewportSize(sheet);
  await openPrinted(page, '/es');
  await expect(page.locator('nav:has([data-pin]) h3:visible')).toHaveCount(countries.length);
});

test('clinic: parts stay together; procedure: everything is open, the chosen path stands alone', async ({ page }) => {
  await openPrinted(page, clinicPath(clinic, 'es'));
  await expect.soft(page.locator('section[aria-labelledby=key-features]')).toHaveCSS('break-inside', 'avoid');
  const notice = page.locator('main div:has(> [aria-hidden]):has(> div > b)').first();
  await expect.soft(notice).toHaveCSS('break-inside', 'avoid');
  const list = page.locator('main dl').first();
  const first = list.locator('> div').first();
  await expect.soft(first).toHaveCSS('border-left-width', '0px');
  expect.soft(await first.locator('dt').evaluate(leftOf)).toBeCloseTo(await list.evaluate(leftOf));

  await openPrinted(page, procedurePath(shared, 'es'));
  const closed = await page.locator('main details').evaluateAll((all) =>
    all
      .filter((details) => details.checkVisibility())
      .flatMap((details) => [...details.children].filter(({ localName }) => localName !== 'summary'))
      .filter((child) => !['none', 'contents'].includes(getComputedStyle(child).display))
      .filter((child) => !child.checkVisibility({ contentVisibilityAuto: true }) || child.clientHeight === 0)
      .map(({ textContent }) => textContent?.slice(0, 40)),
  );
  expect.soft(closed).toEqual([]);
  for (const index of [0, 1]) {
    await page.emulateMedia({ media: 'screen' });
    await page.locator('#path input[type=radio]').nth(index).check();
    await page.emulateMedia({ media: 'print' });
    const shown = page.locator('#path figure:visible');
    await expect.soft(shown).toHaveCount(1);
    const name = await page.locator('#path figure').nth(index).getAttribute('aria-label');
    const said = await shown.evaluate((figure) => getComputedStyle(figure, '::before').content);
    expect.soft(said).toBe(JSON.stringify(name));
  }
});

test.describe('error pages', () => {
  test.use({ expectedProblems: [/404/] });

  test('black words do not stand on the picture or its scrim', async ({ page }) => {
    for (const address of ['/es/no-existe', '/500.html']) {
      await openPrinted(page, address);
      await expect(page.locator('main h1')).toBeVisible();
      await expect.soft(page.locator('main img'), address).toBeHidden();
      const scrim = page.locator('main section').first();
      expect.soft(await scrim.evaluate((element) => getComputedStyle(element, '::after').display)).toBe('none');
    }
  });
});
