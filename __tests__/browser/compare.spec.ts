import { expect, openLive, type Page, test, wake } from './fixtures';
import { phone } from './pages';

/** Comparing clinics: the choice lives in the tab and in the address, and each row says whether the clinics agree. */
const knee = 'total-knee-replacement';
const three = `/compare?procedure=${knee}&clinics=mitad-del-valle,valle-alto,harborline`;

const box = (page: Page, clinic: string) => page.locator(`[data-compare="${clinic}"]`);
const bar = (page: Page) => page.getByRole('region', { name: 'Clinics to compare' });
const names = (page: Page) => page.getByRole('columnheader').getByRole('link');

test('two clinics chosen in the list stand side by side, and their address opens the same elsewhere', async ({
  page,
  browser,
}) => {
  await openLive(page, '/clinics');
  await expect(bar(page)).toHaveCount(0);
  await box(page, 'valle-alto').check();
  await box(page, 'harborline').check();
  await expect(bar(page)).toContainText('2 of 4 chosen');
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL('/compare?clinics=valle-alto,harborline');
  await expect(names(page)).toHaveText(['Centro Valle Alto', 'Harborline Orthopedics']);
  await expect(bar(page)).toHaveCount(0);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(names(other)).toHaveText(['Centro Valle Alto', 'Harborline Orthopedics']);
  await elsewhere.close();
});

test('the choice goes along in the tab, and is nowhere else', async ({ page, context }) => {
  await openLive(page, '/clinics/valle-alto');
  await page.getByRole('checkbox', { name: 'Compare this clinic' }).check();
  await page.goto('/clinics');
  await wake(page);
  await expect(box(page, 'valle-alto')).toBeChecked();
  await expect(bar(page)).toContainText('1 of 4 chosen');
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  const tab = await context.newPage();
  await openLive(tab, '/clinics');
  await expect(box(tab, 'valle-alto')).not.toBeChecked();
});

test('a press before the page is awake counts', async ({ page }) => {
  await page.goto('/clinics');
  await box(page, 'valle-alto').check();
  await expect(bar(page)).toContainText('1 of 4 chosen');
  await expect(box(page, 'valle-alto')).toBeChecked();
});

test('a procedure chosen on its page is the one compared', async ({ page }) => {
  await openLive(page, `/procedures/${knee}`);
  await box(page, 'valle-alto').check();
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(`/compare?procedure=${knee}&clinics=valle-alto`);
});

test('a clinic is taken out and brought back by keyboard', async ({ page }) => {
  await openLive(page, three);
  await expect(names(page)).toHaveCount(3);
  const remove = page.getByRole('button', { name: /^Remove/ });
  await remove.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Hospital Mitad del Valle', 'Harborline Orthopedics']);
  await expect(page).toHaveURL(`/compare?procedure=${knee}&clinics=mitad-del-valle,harborline`);
  await expect(remove.nth(1)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'removed' })).toHaveText(/^Centro Valle Alto removed\./);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveCount(3);
  await expect(remove.nth(1)).toBeFocused();
  await expect(page).toHaveTitle(/^Compare clinics/);
});

test('only what differs is left when that is asked for', async ({ page }) => {
  await openLive(page, three);
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'All three:' }).first()).toBeVisible();
  const all = await rows.count();
  await page.getByLabel('Show only what differs').check();
  await expect(rows.filter({ hasText: 'All three:' })).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(all);
  await expect(page.getByRole('row', { name: /What does it cost/ })).toBeVisible();
});

/** Said of what an address asks for and does not get. */
const leftOut = {
  '/compare': [
    '1 clinic in it is not known to us.',
    '1 clinic appeared in it more than once.',
    'The procedure in it is not known to us.',
    'No more than 4 are shown. Left out: Pacífica Recovery Lodge.',
  ],
  '/es/comparar': [
    '1 de las clínicas no está en este sitio.',
    '1 clínica aparecía más de una vez.',
    'El procedimiento no está en este sitio.',
    'Se muestran 4 como máximo. Quedan fuera: Pacífica Recovery Lodge.',
  ],
} as const;

for (const [path, [unknown, repeated, procedure, tooMany]] of Object.entries(leftOut)) {
  test(`${path}: what an address asks for and does not get is said`, async ({ page }) => {
    await openLive(page, `${path}?procedure=miracle&clinics=valle-alto,nobody,valle-alto`);
    await expect(names(page)).toHaveText(['Centro Valle Alto']);
    for (const said of [unknown, repeated, procedure]) await expect(page.locator('main')).toContainText(said);
    await expect(page.locator('main')).not.toContainText(/nobody|miracle/);
  });

  test(`${path}: of too many clinics the first four are shown`, async ({ page }) => {
    await openLive(page, `${path}?clinics=valle-alto,harborline,mitad-del-valle,andes-norte,pacifica`);
    await expect(names(page)).toHaveCount(4);
    await expect(page.locator('main')).toContainText(tooMany);
  });
}

test('the language switch takes the choice along', async ({ page }) => {
  await openLive(page, three);
  await expect(names(page)).toHaveCount(3);
  await page.locator('header').getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(three.replace('/compare', '/es/comparar'));
  await expect(names(page)).toHaveCount(3);
});

for (const address of [three, three.replace('/compare', '/es/comparar')]) {
  test(`${address}: three clinics fit on one sheet of A4`, async ({ page }) => {
    // The second time the fonts are there from the beginning, which decide how long its lines are.
    await page.goto(address);
    await openLive(page, address);
    await expect(names(page)).toHaveCount(3);
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

for (const width of [320, 768, 1001]) {
  test(`${width} px: four clinics scroll nothing sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, `${three},andes-norte`);
    await expect(names(page)).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe('a phone', () => {
  test.use({ viewport: phone });

  test('the bar never covers what has the focus', async ({ page }) => {
    await openLive(page, '/clinics');
    await box(page, 'valle-alto').check();
    /** Whether the bar lies over the upper edge of what has the focus, once the window has scrolled there. */
    const isCovered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const over = document.querySelector('[data-compare-bar]');
        if (!focused || !over || over.contains(focused)) return false;
        const { top } = focused.getBoundingClientRect();
        return top >= over.getBoundingClientRect().top && top < window.innerHeight;
      });
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(isCovered).toBe(false);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing can be chosen, and the page says where the same table stands', async ({ page }) => {
    await page.goto('/compare');
    await expect(page.locator('main')).toContainText('Choosing clinics needs JavaScript');
    await expect(page.locator('main').locator('select:visible, button:visible')).toHaveCount(0);
    await page.locator('main').getByRole('link', { name: 'Total knee replacement', exact: true }).click();
    await expect(page).toHaveURL(`/procedures/${knee}`);
    await expect(page.locator('[data-compare]:visible')).toHaveCount(0);
    await page.locator('#where summary').click();
    await expect(page.locator('#where').getByRole('table')).toBeVisible();
    await page.getByLabel('Show only what differs').check();
    await expect(page.locator('#where [data-agrees]').first()).toBeHidden();
  });
});
