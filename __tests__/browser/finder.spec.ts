import { expect, openLive, test } from './fixtures';
import { phone } from './pages';

/** Home's finder: what somebody looks for, by any of its names, and where. */
for (const [home, typed, address] of [
  ['/', 'knee replacement', '/procedures/total-knee-replacement'],
  ['/', 'TKR', '/procedures/total-knee-replacement'],
  ['/', 'Total knee replacement', '/procedures/total-knee-replacement'],
  ['/es', 'prótesis de rodilla', '/es/procedimientos/protesis-total-de-rodilla'],
  ['/es', 'protesis de rodilla', '/es/procedimientos/protesis-total-de-rodilla'],
  ['/', 'knee', '/clinics?q=knee'],
  ['/', 'Bogotá', '/clinics?q=Bogot%C3%A1'],
  ['/', '', '/clinics'],
] as const) {
  test(`"${typed}" on ${home} opens ${address}`, async ({ page }) => {
    await openLive(page, home);
    const finder = page.getByRole('search');
    await finder.getByRole('combobox').first().fill(typed);
    await finder.getByRole('button').click();
    await expect(page).toHaveURL(address);
  });
}

test('with a country it opens that country’s clinics for the procedure', async ({ page }) => {
  await openLive(page, '/');
  const finder = page.getByRole('search');
  await finder.getByRole('combobox').first().fill('knee replacement');
  await finder.locator('select').selectOption('ecuador');
  await finder.getByRole('button').click();
  await expect(page).toHaveURL('/clinics?specialty=total-knee-replacement&country=ecuador');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('before the page is awake it searches the list', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[role="search"]');
    const field = form?.elements.namedItem('q');
    if (field instanceof HTMLInputElement) field.value = 'gastric sleeve';
    form?.submit();
  });
  await expect(page).toHaveURL('/clinics?q=gastric+sleeve&country=');
});

test('the list leads from what is searched to the page about it', async ({ page }) => {
  await openLive(page, '/clinics');
  await page.locator('main input[name="q"]').fill('knee replacement');
  await page.locator('main a[href="/procedures/total-knee-replacement"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Total knee replacement');
});

for (const [home, list] of [
  ['/', '/clinics'],
  ['/es', '/es/clinicas'],
] as const) {
  for (const width of [phone.width, 820, 1024, 1280]) {
    test(`placeholders are whole at ${width} px: ${home}, ${list}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const address of [home, list]) {
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        const open = page.locator('details[data-filters] > summary');
        if (await open.isVisible()) await open.click();
        const room = await page.locator('main input[name="q"]').evaluate((field: HTMLInputElement) => {
          const style = getComputedStyle(field);
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('This browser cannot measure text.');
          pen.font = style.font;
          const sides = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
          return field.clientWidth - sides - pen.measureText(field.placeholder).width;
        });
        expect(room).toBeGreaterThanOrEqual(0);
      }
    });
  }
}
