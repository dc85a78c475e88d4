import { expect, type Page, test } from './fixtures';
import { pageTypes } from './pages';
import { clinicIds, clinicPath, one, procedurePath, shared } from './site';

/* What stays where it is while the app does not come, and sticky parts in very large letters. */

test('what a query changes is shown as it is when the app does not come', async ({ page }) => {
  await page.route('**/*.js', (route) => (/boot-/.test(route.request().url()) ? undefined : route.continue()));
  // A page that waits for a script is not loaded.
  await page.goto('/clinics?country=colombia', { waitUntil: 'commit' });
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeHidden();
  await expect(cards.first()).toBeVisible({ timeout: 15_000 });
});

/** Sticky parts that lie at an edge of the window and take more than a third of it. */
const tallEdges = (): string[] =>
  [...document.querySelectorAll('main *')].flatMap((element) => {
    if (getComputedStyle(element).position !== 'sticky' || !element.checkVisibility()) return [];
    const { top, bottom, height, width } = element.getBoundingClientRect();
    const isAtEdge = Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1;
    return isAtEdge && width > innerWidth / 2 && height > innerHeight / 3
      ? [`${element.tagName} ${Math.round(height)} of ${innerHeight}`]
      : [];
  });

const enlarged = { width: 1280, height: 800 } as const;

const enlarge = async (page: Page, address: string, size = '400%'): Promise<void> => {
  await page.goto(address);
  await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to, 'important'), size);
};

for (const [width, size] of [
  [1280, '200%'],
  [1280, '400%'],
  [320, '200%'],
] as const)
  test(`letters of ${size} at ${width} px: no sticky part takes more than a third of the window`, async ({ page }) => {
    await page.setViewportSize({ ...enlarged, width });
    const found: string[] = [];
    for (const address of [
      clinicPath(one),
      procedurePath(shared),
      '/clinics',
      `/compare?clinics=${clinicIds.join(',')}`,
    ]) {
      await enlarge(page, address, size);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += enlarged.height) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        found.push(...(await page.evaluate(tallEdges)).map((what) => `${address} at ${top}: ${what}`));
      }
    }
    expect(found).toEqual([]);
  });

test('letters of 400 %: nothing is beside the window', async ({ page }) => {
  await page.setViewportSize(enlarged);
  for (const { en } of pageTypes) {
    await enlarge(page, en);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), en)
      .toBeLessThanOrEqual(enlarged.width);
  }
});

test('the arrows that wait behind the tabs of a phone cannot be pressed beside them', async ({ page }) => {
  await page.goto(clinicPath(one));
  const exposed: number[] = [];
  for (let width = 320; width <= 480; width += 8) {
    await page.setViewportSize({ width, height: 844 });
    const isExposed = await page.evaluate(() => {
      const row = document.querySelector('[data-row]')?.getBoundingClientRect();
      return [...document.querySelectorAll('[data-strip] a')].some((arrow) => {
        const { left, right, width: wide } = arrow.getBoundingClientRect();
        return wide > 0 && row !== undefined && (left < row.left - 0.5 || right > row.right + 0.5);
      });
    });
    if (isExposed) exposed.push(width);
  }
  expect(exposed).toEqual([]);
});
