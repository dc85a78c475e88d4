import { sumLayoutShifts } from '../../tools/browser/sumLayoutShifts';
import { delayRequests, expect, openHydrated, type Page, test } from './fixtures';
import { dropFonts, layoutFaults } from './pageFaults';
import { desktop, languages, pageTypes } from './pages';
import { clinicIds } from './site';

/* Layout in states and windows that the visit to every page (pages.spec.ts) does not see. */

const typeOf = (route: string) => {
  const type = pageTypes.find((each) => each.route === route);
  if (!type) throw new Error(`There is no page of type ${route}.`);
  return type;
};

/** Widths at which the header is not one row: the row grows when something falls below it. */
const brokenHeaders = async (page: Page, step: number): Promise<readonly number[]> => {
  const broken: number[] = [];
  for (let width = 320; width <= 1920; width += width < 1500 ? step : 105) {
    await page.setViewportSize({ width, height: 320 });
    const [height, scrolled] = await page.evaluate(() => [
      document.querySelector('header')?.offsetHeight ?? Number.NaN,
      document.documentElement.scrollWidth,
    ]);
    if (height !== (width <= 720 ? 68 : 84) || scrolled > width) broken.push(width);
  }
  return broken;
};

// The pages with the longest name in the menu, which is bold there.
test('the header is one row at every width, in the fonts that stand in too', async ({ page }) => {
  for (const address of ['/care-options', '/es/opciones-de-cuidado']) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await brokenHeaders(page, 40), address).toEqual([]);
    await page.evaluate(dropFonts);
    expect.soft(await brokenHeaders(page, 20), address).toEqual([]);
  }
});

test('the open menu begins below the header and ends with the window, in large letters too', async ({ page }) => {
  await openHydrated(page, '/es');
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 640 },
  ])
    for (const textSize of ['100%', '200%']) {
      await page.setViewportSize(viewport);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        window.scrollTo({ top: 30, behavior: 'instant' });
      }, textSize);
      const button = page.locator('[data-menu] > summary');
      await button.click();
      const drawer = page.locator('details[data-menu] > div');
      // Its opening animation has ended.
      await drawer.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      const [header, box] = [await page.locator('header').boundingBox(), await drawer.boundingBox()];
      if (!header || !box) throw new Error('Something is not drawn.');
      const where = `${viewport.width} x ${viewport.height}, text at ${textSize}`;
      expect.soft(header.y, where).toBeCloseTo(0);
      expect.soft(box.y, where).toBeCloseTo(header.height);
      expect.soft(box.y + box.height, where).toBeCloseTo(viewport.height);
      await button.click();
      await expect(drawer).toBeHidden();
    }
});

// The narrowest windows in which four clinics fit side by side, with normal and large text, and one between.
for (const address of ['/compare', '/es/comparar'])
  test(`${address}: four clinics scroll nothing sideways, and no word of theirs is parted`, async ({ page }) => {
    await openHydrated(page, `${address}?clinics=${clinicIds.slice(0, 4).join()}`);
    await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(4);
    // Whether ours came in time would decide what is seen; those that stand in are wider.
    await page.evaluate(dropFonts);
    for (const width of [320, 768, 1001, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.evaluate(layoutFaults);
      expect.soft(faults.width, `${width} px`).toBeLessThanOrEqual(width);
      if (width > 320) expect.soft(faults.parted, `${width} px`).toEqual([]);
    }
  });

test.describe('a phone whose page is enlarged to 200 %', () => {
  test.use({ viewport: { width: 195, height: 422 }, expectedProblems: [/woff2/] });

  test('no word is cut off, not in the menu either, and links of the footer stand in one column', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of ['/', '/es']) {
      await page.goto(address);
      expect((await page.evaluate(layoutFaults)).hidden).toEqual([]);
      const lefts = await page
        .locator('footer nav a')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getBoundingClientRect().left))]);
      expect(lefts).toHaveLength(1);
      await page.locator('[data-menu] > summary').click();
      await expect(page.locator('[data-menu] nav a').first()).toBeVisible();
      for (const link of await page.locator('[data-menu] nav a').all()) {
        const overhang = await link.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overhang, (await link.textContent()) ?? '').toBeLessThanOrEqual(0);
      }
    }
  });
});

test('a shift counts when it was seen, not when it came before the first paint', async ({ page, settled }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  // The fonts arrive while the page is busy: after it was laid out without them, before its first paint.
  const sendFonts = await delayRequests(page, '**/*.woff2');
  await page.exposeFunction('sendFonts', sendFonts);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      (window as unknown as { sendFonts: () => void }).sendFonts();
      document.elementFromPoint(100, 500);
      const end = performance.now() + 1_500;
      while (performance.now() < end);
    });
  });
  await page.goto(typeOf('careOption').en);
  await settled();
  expect(await sumLayoutShifts(page)).toBe(0);

  await page.evaluate(() => document.querySelector('h1')?.before('Something late'));
  await settled();
  expect(await sumLayoutShifts(page)).toBeGreaterThan(0);
});

test('a phone on its side: the clinic’s name is in sight below its cover', async ({ page }) => {
  for (const address of languages.map((language) => typeOf('clinic')[language])) {
    await page.goto(address);
    for (const viewport of [
      { width: 667, height: 375 },
      { width: 740, height: 360 },
      { width: 932, height: 430 },
    ]) {
      await page.setViewportSize(viewport);
      const name = await page.locator('h1').boundingBox();
      expect
        .soft((name?.y ?? Number.NaN) + 40, `${address}, ${viewport.width} px`)
        .toBeLessThanOrEqual(viewport.height);
    }
  }
});

test('contact, wide: no column runs on beside nothing', async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const address of ['/contact', '/es/contacto']) {
    await page.goto(address);
    const form = await page.locator('#contact').boundingBox();
    const ways = await page.locator('section[aria-labelledby=ways]').boundingBox();
    if (!form || !ways) throw new Error('Something is not drawn.');
    expect.soft(Math.abs(form.y + form.height - ways.y - ways.height), address).toBeLessThan(240);
  }
});

test('the finder is in the first window of a laptop; the rising sun leaves the drawing as it is', async ({ page }) => {
  await page.setViewportSize(desktop);
  const patch = page.locator('main svg[viewBox="0 0 2400 1000"]');
  await page.goto('/');
  await expect(patch).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Fonts that came too late for the first visit are there for the others.
  for (const address of ['/es', '/']) {
    await page.goto(address);
    await expect(patch).toHaveCSS('display', 'none');
    const finder = await page.locator('main').getByRole('search').boundingBox();
    const end = (finder?.y ?? Number.NaN) + (finder?.height ?? Number.NaN);
    expect.soft(end, address).toBeLessThanOrEqual(desktop.height);
  }
});
