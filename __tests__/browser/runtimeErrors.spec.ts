import type { Page } from '@playwright/test';
import { expect, live, openLive, test, wake } from './fixtures';

/** Error pages (R2.14, R5.5, R8). */

test.use({ expectedProblems: [/./] });

/** Page data without what the page needs: its component throws. */
const spoil = (page: Page, path = 'testimonials') =>
  page.route(`**/page-data/${path}/page-data.json`, async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    data.result.pageContext.view = null;
    await route.fulfill({ response: answer, json: data });
  });

const logged = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('A part of the page failed:'))
      errors.push(message.text());
  });
  return errors;
};

/** Pages that could not be had, as they are logged. */
const unloaded = (page: Page): string[] => {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('The page could not be loaded:')) failures.push(message.text());
  });
  return failures;
};

test.describe('a page that fails', () => {
  test('shows the error page, header and footer stay, one entry in the log, and the way on works', async ({ page }) => {
    await spoil(page);
    const errors = logged(page);
    await openLive(page, '/about-us');
    await page.evaluate(() => window.___navigate?.('/testimonials'));
    await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
    await expect(page.locator('main')).toContainText('500');
    await expect(page.locator('main')).toContainText('Something went wrong on our side.');
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.locator('footer').first()).toBeVisible();
    expect(errors).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveTitle('Pioneers in Regenerative Medicine | Camino Claro');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Internal Server Error');
  });

  for (const [language, start, path, title, home, homeTitle] of [
    [
      'en',
      '/about-us',
      'testimonials',
      'Internal Server Error',
      'Back to home',
      'Pioneers in Regenerative Medicine | Camino Claro',
    ],
    [
      'es',
      '/es/sobre-nosotros',
      'es/testimonios',
      'Error interno del servidor',
      'Volver al inicio',
      'Pioneros en medicina regenerativa | Camino Claro',
    ],
  ] as const) {
    test(`the document is called what is shown, and the focus is there (${language})`, async ({ page }) => {
      await spoil(page, path);
      await openLive(page, start);
      await page.evaluate((to) => window.___navigate?.(to), `/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await expect(page).toHaveTitle(`${title} | Camino Claro`);
      await page.getByRole('link', { name: home }).click();
      await expect(page).toHaveTitle(homeTitle);
    });
  }

  test('also while it starts', async ({ page }) => {
    await spoil(page);
    await page.goto('/testimonials');
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
    await expect(page.locator('footer').first()).toBeVisible();
  });

  for (const [what, answer] of [
    ['404', { status: 404 }],
    ['500', { status: 500 }],
    ['what cannot be read', { status: 200, body: '{"path": "/es/con' }],
  ] as const)
    test(`${what} in the place of its data leaves the page as its reader has it, and it starts later`, async ({
      page,
    }) => {
      const failures = unloaded(page);
      await page.route('**/page-data/es/contacto/page-data.json', (route) => route.fulfill(answer));
      await page.goto('/es/contacto');
      await page.getByLabel('Nombre completo').fill('Ana Rojas');
      await expect.poll(() => failures.length).toBeGreaterThan(0);
      expect(new Set(failures)).toEqual(new Set(['The page could not be loaded: /es/contacto']));
      await expect(page.getByRole('heading', { level: 1, name: 'Póngase en contacto' })).toBeVisible();
      await page.unroute('**/page-data/es/contacto/page-data.json');
      await expect(async () => {
        await page.mouse.move(5, 5);
        await page.mouse.move(9, 9);
        await live(page, 1_000);
      }).toPass();
      await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Rojas');
    });

  test('one whose data cannot be read is not taken for one that is missing, and logged with its address', async ({
    page,
  }) => {
    const failures = unloaded(page);
    await page.route('**/page-data/testimonials/page-data.json', (route) =>
      route.fulfill({ status: 200, body: '{"path": "/testi' }),
    );
    await openLive(page, '/about-us');
    await page.evaluate(() => window.___navigate?.('/testimonials'));
    await expect(page.getByRole('status').filter({ hasText: 'The page could not be loaded.' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/about-us');
    expect(failures).toEqual(['The page could not be loaded: /testimonials']);
  });

  test.describe('in its header', () => {
    /** Page data without the addresses of its two languages: what leads to the other one throws. */
    const spoilHeader = (page: Page) =>
      page.route('**/page-data/testimonials/page-data.json', async (route) => {
        const answer = await route.fetch();
        const data = await answer.json();
        data.result.pageContext.page.paths = null;
        await route.fulfill({ response: answer, json: data });
      });

    test('shows the error page with a way to write, and the way on works', async ({ page }) => {
      await spoilHeader(page);
      const errors = logged(page);
      await openLive(page, '/about-us');
      await page.evaluate(() => window.___navigate?.('/testimonials'));
      await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeFocused();
      await expect(page.locator('main')).toContainText('500');
      await expect(page.locator('main').getByRole('link', { name: 'patients@example.com' })).toBeVisible();
      expect(errors).toHaveLength(1);
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveTitle('Pioneers in Regenerative Medicine | Camino Claro');
      await expect(page.locator('header').first()).toBeVisible();
    });

    test.describe('for a crawler', () => {
      test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

      test('what the server rendered stays', async ({ page }) => {
        await spoilHeader(page);
        const errors = logged(page);
        await page.goto('/testimonials');
        const before = await page.locator('header, main, footer').allTextContents();
        await page.mouse.move(5, 5);
        await page.mouse.move(9, 9);
        await expect.poll(() => errors.length).toBe(1);
        await page.waitForTimeout(1_000);
        expect(await page.locator('header, main, footer').allTextContents()).toEqual(before);
      });
    });
  });

  test.describe('for a crawler', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

    test('what the server rendered stays, and the error is logged', async ({ page }) => {
      await spoil(page);
      const errors = logged(page);
      await page.goto('/testimonials');
      const before = await page.locator('main').textContent();
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await expect.poll(() => errors.length).toBe(1);
      await page.waitForTimeout(1_000);
      expect(await page.locator('main').textContent()).toBe(before);
      await expect(page.getByText('Internal Server Error')).toHaveCount(0);
    });
  });
});

const notFound = [
  ['/our-clinic', 'Page not found: /our-clinic', 'Page not found: /our-clinic'],
  ['/our-clinic?a=b', 'Page not found: /our-clinic', 'Page not found: /our-clinic'],
  ['/care-options/magic?a=b', 'Page Not Found: /care-options/magic?a=b', 'Page Not Found: /care-options/magic?a=b'],
  ['/clinics/qqqqqqqq', 'Page Not Found: /clinics/qqqqqqqq', 'Page Not Found: /clinics/qqqqqqqq'],
  [
    '/clinics/pacific',
    'Page Not Found: /clinics/pacific',
    'There is no clinic called pacific on this site. Did you mean Pacífica',
  ],
  ['/es/nada', 'Página no encontrada: /es/nada', 'Página no encontrada: /es/nada'],
  ['/es/clinicas/pacific', 'Esta página no existe: /es/clinicas/pacific', '¿Buscaba Pacífica'],
] as const;

for (const [address, atOnce, live] of notFound) {
  test(`${address}: says what is missing, before and after the app starts`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('main')).toContainText(atOnce);
    await wake(page);
    await expect(page.locator('main')).toContainText(live);
  });
}

for (const [address, meant] of [
  ['/clinics/Pacifica#prices', '/clinics/pacifica#prices'],
  ['/Clinics?country=mexico', '/clinics?country=mexico'],
  ['/ES/Clinicas/PACIFICA', '/es/clinicas/pacifica'],
] as const)
  test(`${address} leads to the one address, before the visitor moves`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(meant);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('missing pages reached from inside the app', async ({ page }) => {
  await openLive(page, '/about-us');
  await page.evaluate(() => window.___navigate?.('/our-clinic'));
  await expect(page.locator('main')).toContainText('Page not found: /our-clinic');
  await page.evaluate(() => window.___navigate?.('/es/nada'));
  await expect(page.locator('main')).toContainText('Página no encontrada: /es/nada');
  await page.evaluate(() => window.___navigate?.('/es/nada-mas'));
  await expect(page.locator('main')).toContainText('Página no encontrada: /es/nada-mas');
});
