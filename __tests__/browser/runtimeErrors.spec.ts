import type { Page } from '@playwright/test';
import { site } from '../../src/facts/site';
import { homeTitle } from '../headline';
import { expect, hydrate, openHydrated, test, waitForHydration } from './fixtures';
import { clinic, clinicPath } from './site';

test.use({ expectedProblems: [/./] });

/** Page data in which something is changed, so that what needs it throws. */
// biome-ignore lint/suspicious/noExplicitAny: any part of the page's data may be spoilt
const spoil = (page: Page, change: (data: any) => void) =>
  page.route('**/page-data/testimonials/page-data.json', async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    change(data.result.pageContext);
    await route.fulfill({ response: answer, json: data });
  });

const spoilView = (page: Page) =>
  spoil(page, (context) => {
    context.view = null;
  });

/** Words with which a failure is logged, as often as it is. */
const logged = (page: Page, beginning: string): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(beginning)) errors.push(message.text());
  });
  return errors;
};

const part = 'A part of the page failed:';
const unloaded = 'The page could not be loaded:';

test('a page that fails shows the error page between header and footer, and the way on works', async ({ page }) => {
  await spoilView(page);
  const errors = logged(page, part);
  await openHydrated(page, '/about-us');
  await page.evaluate(() => window.___navigate?.('/testimonials'));
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeFocused();
  await expect(page).toHaveTitle(`Internal Server Error | ${site.name}`);
  await expect(page.locator('main')).toContainText('500');
  await expect(page.locator('main')).toContainText('Something went wrong on our side.');
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('footer').first()).toBeVisible();
  expect(errors).toHaveLength(1);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveTitle(homeTitle);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Internal Server Error');
});

test('one that fails while it starts, and one whose header fails, do so too', async ({ page }) => {
  await spoilView(page);
  await page.goto('/testimonials');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  const error = page.getByRole('heading', { level: 1, name: 'Internal Server Error' });
  await expect(error).toBeVisible();
  await expect(page.locator('footer').first()).toBeVisible();

  await page.unrouteAll();
  await spoil(page, (context) => {
    context.page.paths = null;
  });
  await openHydrated(page, '/about-us');
  await page.evaluate(() => window.___navigate?.('/testimonials'));
  await expect(error).toBeFocused();
  await expect(page.locator('main').getByRole('link', { name: site.email })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveTitle(homeTitle);
  await expect(page.locator('header').first()).toBeVisible();
});

test.describe('for a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('what the server rendered stays, and the error is logged', async ({ page }) => {
    await spoilView(page);
    const errors = logged(page, part);
    await page.goto('/testimonials');
    const before = await page.locator('main').textContent();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect.poll(() => errors.length).toBe(1);
    expect(await page.locator('main').textContent()).toBe(before);
  });
});

test('data that cannot be read leaves a page as its reader has it, and it starts later', async ({ page }) => {
  const failures = logged(page, unloaded);
  await page.route('**/page-data/es/contacto/page-data.json', (route) => route.fulfill({ body: '{"path": "/es/con' }));
  await page.goto('/es/contacto');
  const name = page.getByLabel('Nombre completo');
  await name.fill('Ana Rojas');
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  expect(new Set(failures)).toEqual(new Set([`${unloaded} /es/contacto`]));
  await expect(page.getByRole('heading', { level: 1, name: 'Póngase en contacto' })).toBeVisible();
  await page.unroute('**/page-data/es/contacto/page-data.json');
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await waitForHydration(page, 1_000);
  }).toPass();
  await expect(name).toHaveValue('Ana Rojas');
});

test('what is missing is said, with what was meant, before and after the app starts', async ({ page }) => {
  // One letter less than an address that there is.
  const nearly = (path: string): string => path.slice(0, -1);
  for (const [address, atOnce, later] of [
    ['/our-clinic?a=b', 'Page not found: /our-clinic', 'Page not found: /our-clinic'],
    [nearly(clinicPath(clinic)), `Page Not Found: ${nearly(clinicPath(clinic))}`, 'Did you mean'],
    [nearly(clinicPath(clinic, 'es')), `Esta página no existe: ${nearly(clinicPath(clinic, 'es'))}`, '¿Buscaba'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('main')).toContainText(atOnce);
    await hydrate(page);
    await expect(page.locator('main')).toContainText(later);
  }
  await page.evaluate(() => window.___navigate?.('/es/nada-mas'));
  await expect(page.locator('main')).toContainText('Página no encontrada: /es/nada-mas');
  await page.locator('main').getByRole('link').first().click();
  await expect(page.locator('main')).not.toContainText('404');
});

test('capitals lead to the one address, before the visitor moves', async ({ page }) => {
  await page.goto(`/ES/Clinicas/${clinic.id.toUpperCase()}#precios`);
  await expect(page).toHaveURL(`${clinicPath(clinic, 'es')}#precios`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
