import type { Page } from '@playwright/test';
import { expect, live, openLive, test } from './fixtures';

/** Safe navigation, preloads, focus and scroll (R8.4, R9.9). */

const nav = (page: Page, name: string) => page.locator('header nav').getByRole('link', { name, exact: true }).first();

test.describe('refused addresses', () => {
  test.use({ expectedProblems: [/Navigation refused/] });

  for (const address of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:window.hacked=1',
    'JAVA\tSCRIPT:window.hacked=1',
    'data:text/html,<script>1</script>',
    'blob:https://evil.example/1',
    'vbscript:x',
  ]) {
    test(`${JSON.stringify(address)} leads nowhere`, async ({ page, problems }) => {
      await openLive(page, '/about-us');
      const before = page.url();
      await page.evaluate((to) => window.___navigate?.(to), address);
      await page.waitForTimeout(200);
      expect(page.url()).toBe(before);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(problems.some((problem) => problem.includes('Navigation refused'))).toBe(true);
    });
  }

  test('a link that carries a script does nothing', async ({ page }) => {
    await openLive(page, '/about-us');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'java\nscript:window.hacked=1';
      link.textContent = 'trap';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByText('trap').click();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

test.describe('preloads', () => {
  test('a link that was pointed at is followed without a further request', async ({ page, settled }) => {
    await openLive(page, '/about-us');
    await nav(page, 'Testimonials').hover();
    await page.waitForFunction(() => window.___loader?.loadPageSync('/testimonials'));
    await settled();
    const asked: string[] = [];
    page.on('request', (request) => {
      // By their own clocks come the look for a newer build and, every three seconds, preloads of other links in view.
      if (/\/builds\/|\/page-data\/(?!testimonials\/).+\/page-data\.json$/.test(request.url())) return;
      if (/^(script|xhr|fetch|document)$/.test(request.resourceType())) asked.push(request.url());
    });
    await nav(page, 'Testimonials').click();
    await expect(page).toHaveTitle('Testimonials | Camino Claro');
    expect(asked).toEqual([]);
  });

  test('preloading a page in view brings its code too', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
    });
    await openLive(page, '/about-us');
    const code = await page.evaluate(() =>
      Object.entries(window.___chunkMapping ?? {})
        .filter(([key]) => /testimonials/i.test(key))
        .flatMap(([, files]) => files),
    );
    expect(code.length).toBeGreaterThan(0);
    await expect.poll(() => code.every((file) => scripts.includes(file)), { timeout: 20_000 }).toBe(true);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test(`none with ${JSON.stringify(connection)}`, async ({ page, settled }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await openLive(page, '/about-us');
      await settled();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await nav(page, 'Testimonials').hover();
      await page.waitForTimeout(4_500);
      expect(asked.filter((url) => url.includes('page-data') || url.endsWith('.js'))).toEqual([]);
    });
  }

  test('at most four pages at a time', async ({ page }) => {
    let under = 0;
    let most = 0;
    await openLive(page, '/');
    await page.route('**/page-data/**/page-data.json', async (route) => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setTimeout(resolve, 400));
      under -= 1;
      await route.continue();
    });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    for (const name of ['Clinics', 'Care Options', 'About Us', 'Testimonials', 'Contact'])
      await nav(page, name).hover();
    await page.waitForTimeout(8_000);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4);
  });

  test('also while links go out of view: what is asked for already counts', async ({ page }) => {
    const underWay = new Set<string>();
    let most = 0;
    await openLive(page, '/clinics');
    await page.route('**/page-data/**/page-data.json', async (route) => {
      const { pathname } = new URL(route.request().url());
      underWay.add(pathname);
      most = Math.max(most, underWay.size);
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      underWay.delete(pathname);
      await route.continue();
    });
    const asked = page.waitForRequest('**/page-data/**/page-data.json');
    // On a busy machine Chromium sometimes never acknowledges the turn of a wheel.
    const scroll = (by: number) => page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
    await scroll(900);
    await asked;
    for (let step = 0; step < 4; step += 1) {
      await scroll(1_200);
      await page.waitForTimeout(1_500);
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4);
  });
});

test.describe('focus and scroll', () => {
  for (const [start, target, words] of [
    ['/about-us', '/testimonials', /^Navigated to /],
    ['/es/sobre-nosotros', '/es/testimonios', /^Página abierta: /],
  ] as const) {
    test(`${target}: focus on the heading, arrival announced in the page's language`, async ({ page }) => {
      await openLive(page, start);
      await page.evaluate((to) => window.___navigate?.(to), target);
      await expect(page).toHaveURL(target);
      await expect(page.locator('main h1')).toBeFocused();
      const title = (await page.locator('main h1').textContent()) ?? '';
      await expect(page.locator('#gatsby-announcer')).toHaveText(words);
      await expect(page.locator('#gatsby-announcer')).toContainText(title);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      // It jumped there; within the page it scrolls smoothly again.
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    });
  }

  test('back returns to where one was', async ({ page }) => {
    await openLive(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 1_400, behavior: 'instant' }));
    await page.waitForTimeout(300);
    await page.evaluate(() => window.___navigate?.('/testimonials'));
    await expect(page).toHaveTitle('Testimonials | Camino Claro');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.waitForTimeout(300);
    await page.goBack();
    await expect(page).toHaveTitle('Pioneers in Regenerative Medicine | Camino Claro');
    // The browser holds on to what is in view, so a pixel or two may be added.
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1_400))).toBeLessThan(20);
  });

  for (const [list, clinic] of [
    ['/clinics', 'Pacífica Recovery Lodge'],
    ['/es/clinicas', 'Pacífica Recovery Lodge'],
  ] as const) {
    test(`back on ${list} returns to where the one scroll led that woke the page`, async ({ page }) => {
      await page.goto(list);
      // Nothing arrives before the scroll has ended, as on a phone: no later one tells where the page stands.
      await page.route(/\/app-[^/]*\.js/, async (route) => {
        await page.waitForTimeout(1_000);
        await route.continue();
      });
      const link = page.getByRole('main').getByRole('link', { name: clinic, exact: true });
      await link.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await live(page);
      await page.waitForTimeout(300);
      const place = await page.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(500);
      await link.click();
      await expect(page.locator('main h1')).toBeFocused();
      await page.waitForTimeout(300);
      await page.goBack();
      await expect(link).toBeFocused();
      await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), place)).toBeLessThan(20);
    });
  }

  test('back to the middle of a list, the keyboard goes on from the card that led away', async ({ page }) => {
    await openLive(page, '/clinics');
    const link = page.getByRole('main').getByRole('link', { name: 'Pacífica Recovery Lodge', exact: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await link.focus();
    await page.waitForTimeout(300);
    await page.keyboard.press('Enter');
    await expect(page.locator('main h1')).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('a fragment lands below the header', async ({ page }) => {
    await openLive(page, '/patient-rights');
    const target = await page.locator('main h2[id], main section[id]').nth(2).getAttribute('id');
    await openLive(page, '/about-us');
    await page.evaluate((to) => window.___navigate?.(to), `/patient-rights#${target}`);
    await expect(page).toHaveURL(`/patient-rights#${target}`);
    const top = () => page.locator(`[id="${target}"]`).evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(400);
  });
});
