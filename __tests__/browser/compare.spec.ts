import { readFileSync } from 'node:fs';
import { expect, openHydrated, type Page, test } from './fixtures';
import { phone } from './pages';
import { clinicPath, one, other, others, procedurePath, shared } from './site';

/** Comparing clinics and planning: the choice lives in the tab and in the address, what differs stands first. */
const three = [one, other, others[0] ?? one] as const;
const addressOf = (some: readonly { readonly id: string }[]): string =>
  `/compare?procedure=${shared.id}&clinics=${some.map(({ id }) => id).join(',')}`;

const box = (page: Page, { id }: { readonly id: string }) => page.locator(`[data-compare="${id}"]`);
const bar = (page: Page) => page.getByRole('region', { name: 'Clinics to compare' });
const names = (page: Page) => page.getByRole('columnheader').getByRole('link');

test('chosen clinics stand side by side; the choice is in the tab and the address alone', async ({ page, context }) => {
  await page.goto('/clinics');
  await expect(bar(page)).toHaveCount(0);
  // A press before the page is hydrated counts.
  await box(page, one).check();
  await expect(bar(page)).toContainText('1 of 4 chosen');
  await openHydrated(page, clinicPath(other));
  await page.getByRole('checkbox', { name: 'Compare this clinic' }).check();
  await expect(bar(page)).toContainText('2 of 4 chosen');
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(new RegExp(`/compare\\?.*clinics=${one.id},${other.id}$`));
  await expect(names(page)).toHaveText([one.name, other.name]);
  await expect(bar(page)).toHaveCount(0);

  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await expect(names(elsewhere)).toHaveText([one.name, other.name]);
  const fresh = await context.newPage();
  await openHydrated(fresh, '/clinics');
  await expect(box(fresh, one)).not.toBeChecked();
});

test('a procedure is compared from its page; a clinic goes and comes back by keyboard', async ({ page }) => {
  await openHydrated(page, procedurePath(shared));
  for (const clinic of [one, other]) await box(page, clinic).check();
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(addressOf([one, other]));
  const remove = page.getByRole('button', { name: /^Remove/ });
  await remove.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText([one.name]);
  await expect(page).toHaveURL(addressOf([one]));
  await expect(remove.first()).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'removed' })).toContainText(`${other.name} removed.`);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(names(page)).toHaveText([one.name, other.name]);
  await expect(remove.nth(1)).toBeFocused();
});

test('a day of arrival dates the stops, for a calendar too; the language switch takes it along', async ({ page }) => {
  await openHydrated(page, addressOf([one, other]));
  await expect(page.getByRole('row', { name: /^Back at home/ })).toContainText(/Days? \d+/);
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('Arrival day').fill(`${year}-03-01`);
  await expect(page).toHaveURL(`${addressOf([one, other])}&date=${year}-03-01`);
  await expect(page.getByRole('row', { name: /^Arrival/ })).toContainText(/Mar 1/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: one.name, exact: true }).click();
  const file = await (await saved).path();
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain(`DTSTART;VALUE=DATE:${year}0301`);
  await expect(page.getByRole('status').filter({ hasText: 'calendar' })).toContainText('The calendar file is saved.');
  await page.locator('header').getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(`${addressOf([one, other]).replace('/compare', '/es/comparar')}&date=${year}-03-01`);
  await expect(page.getByRole('row', { name: /^Llegada/ })).toContainText(/1 mar/);
});

test('without a procedure no prices stand side by side, and a shared one can be chosen; what an address asks for and does not get is said', async ({
  page,
}) => {
  await openHydrated(page, `/compare?clinics=${one.id},${other.id}`);
  await expect(names(page)).toHaveCount(2);
  await expect(page.getByRole('table')).not.toContainText('$');
  await page.locator('main').getByRole('button', { name: shared.name.en, exact: true }).click();
  await expect(page).toHaveURL(addressOf([one, other]));
  await expect(page.getByRole('row', { name: /^Price/ })).toContainText('$');

  await openHydrated(page, `/compare?procedure=miracle&clinics=${one.id},nobody,${one.id}&date=2020-01-01`);
  await expect(names(page)).toHaveText([one.name]);
  const main = page.locator('main');
  await expect(main).toContainText('1 clinic in it is not on this site.');
  await expect(main).toContainText('1 clinic appeared in it more than once.');
  await expect(main).toContainText('The procedure in it is not on this site.');
  await expect(main).toContainText('The arrival day in it has passed.');
  await expect(main).not.toContainText(/nobody|miracle/);
});

test('a plan for three clinics fits on two sheets of A4', async ({ page }) => {
  await openHydrated(page, addressOf(three).replace('/compare', '/es/comparar'));
  await expect(names(page)).toHaveCount(3);
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test.describe('a phone', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test('the bar never covers what has the focus', async ({ page }) => {
    await openHydrated(page, '/clinics');
    await box(page, one).check();
    await expect(bar(page)).toBeVisible();
    /** Whether the bar lies over the upper edge of what has the focus, once the window has scrolled there. */
    const isCovered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const over = document.querySelector('[data-compare-bar]');
        if (!focused || !over || over.contains(focused)) return false;
        const { top } = focused.getBoundingClientRect();
        const bar = over.getBoundingClientRect();
        return top >= bar.top && top < Math.min(bar.bottom, window.innerHeight);
      });
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(isCovered).toBe(false);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing can be chosen, and the page says where prices, days and sums stand', async ({ page }) => {
    await page.goto('/compare');
    const main = page.locator('main');
    await expect(main).toContainText('Choosing clinics needs JavaScript');
    await expect(main.locator('select:visible, button:visible')).toHaveCount(0);
    await main.getByRole('link', { name: shared.name.en, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${procedurePath(shared)}/?$`));
    await expect(page.locator('[data-compare]:visible')).toHaveCount(0);
    await page.locator('#where summary').first().click();
    await expect(page.locator('#where').getByRole('table')).toBeVisible();
  });
});
