import type { Page } from '@playwright/test';
import { expect, test, wake } from './fixtures';
import { phone } from './pages';

/** Parts far below the first screen are laid out a moment after it has shown: so much less to do before. */
test.use({ viewport: phone });

/** Whether a browser has laid out what is in the footer. */
const isDrawn = (page: Page): Promise<boolean> =>
  page
    .locator('footer a')
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

/** Keeps pages that are opened from now on in their first moment: what waits does so for ever. */
const stopTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { animation-play-state: paused !important; }');
    document.adoptedStyleSheets = [still];
  });

const startTime = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** What screen readers are told of: names of links. */
const namesOfLinks = async (page: Page): Promise<readonly unknown[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => name?.value);
};

for (const address of ['/', '/es/clinicas', '/clinics/pacifica', '/es/opciones-de-cuidado/celulas-madre']) {
  test(`${address}: the end of the page is not laid out before its beginning shows, but soon after`, async ({
    page,
  }) => {
    await stopTime(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await isDrawn(page)).toBe(false);
    await startTime(page);
    await expect.poll(() => isDrawn(page)).toBe(true);
  });
}

test('screen readers are told of all of it, though nobody has acted', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => namesOfLinks(page)).toContain('Privacy Policy');
});

test('a page that comes alive before is laid out as a whole', async ({ page }) => {
  await page.goto('/clinics');
  await wake(page);
  await expect(page.locator('body')).toHaveAttribute('data-whole', '');
  expect(await isDrawn(page)).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all is laid out at once', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await isDrawn(page)).toBe(true);
  });
});

test('a page that opens at a fragment is laid out as a whole, and stands there', async ({ page }) => {
  await page.goto('/#contact');
  expect(await isDrawn(page)).toBe(true);
  const distance = async (): Promise<number> => {
    const header = await page.locator('header').first().boundingBox();
    const target = await page.locator('#contact').boundingBox();
    return Math.abs((target?.y ?? -1_000) - (header?.height ?? 0));
  };
  await expect.poll(distance).toBeLessThan(100);
});

test('loading a page again keeps the place in it', async ({ page }) => {
  await page.goto('/clinics/pacifica');
  await wake(page);
  await page.evaluate(() => window.scrollTo({ top: 5_200, behavior: 'instant' }));
  const before = await page.locator('#inquiry').boundingBox();
  await page.reload();
  await expect
    .poll(async () => Math.round((await page.locator('#inquiry').boundingBox())?.y ?? 0))
    .toBe(Math.round(before?.y ?? -1));
});

test('on paper everything stands', async ({ page }) => {
  await page.goto('/clinics/pacifica');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => isDrawn(page)).toBe(true);
});

test('pictures below the first are asked for only after the page has shown', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/pictures/')) asked.push(request.url());
  });
  await stopTime(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  await startTime(page);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});
