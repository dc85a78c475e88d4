import { sumLayoutShifts } from '../../tools/browser/sumLayoutShifts';
import { delayRequests, expect, openHydrated, type Page, test } from './fixtures';
import { hiddenWords, partedWords } from './pageFaults';
import { clinicIds, desktop, languages, pageTypes, phone } from './pages';

/* Layout in states and windows that the visit to every page (pages.spec.ts) does not see. */

const typeOf = (route: string) => {
  const type = pageTypes.find((each) => each.route === route);
  if (!type) throw new Error(`There is no page of type ${route}.`);
  return type;
};

/** Widths at which the header is not one row: the row grows when something falls below it. */
const brokenHeaders = async (page: Page): Promise<readonly number[]> => {
  const broken: number[] = [];
  for (let width = 320; width <= 1920; width += width < 1500 ? 20 : 105) {
    await page.setViewportSize({ width, height: 640 });
    const [height, scrolled] = await page.evaluate(() => [
      document.querySelector('header')?.offsetHeight ?? Number.NaN,
      document.documentElement.scrollWidth,
    ]);
    if (height !== (width <= 720 ? 68 : 84) || scrolled > width) broken.push(width);
  }
  return broken;
};

// The pages with the longest name in the menu, which is bold there.
for (const address of ['/care-options', '/es/opciones-de-cuidado']) {
  test(`${address}: the header is one row at every width`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect(await brokenHeaders(page)).toEqual([]);
  });

  test.describe('without fonts', () => {
    test.use({ expectedProblems: [/woff2/] });

    test(`${address}: the header is one row at every width`, async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(address);
      expect(await brokenHeaders(page)).toEqual([]);
    });
  });
}

for (const viewport of [
  { width: 844, height: 390 },
  { width: 390, height: 640 },
]) {
  test.describe(`open menu, ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    for (const textSize of ['100%', '200%']) {
      test(`text at ${textSize}: it begins below the header and ends with the window`, async ({ page }) => {
        await openHydrated(page, '/es');
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
          window.scrollTo({ top: 30, behavior: 'instant' });
        }, textSize);
        await page.locator('summary').first().click();
        const header = await page.locator('header').boundingBox();
        const sheet = page.locator('details[data-menu] > div');
        // It comes down into its place.
        await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
        const box = await sheet.boundingBox();
        if (!header || !box) throw new Error('Something is not drawn.');
        expect(header.y).toBeCloseTo(0);
        expect(box.y).toBeCloseTo(header.height);
        expect(box.y + box.height).toBeCloseTo(viewport.height);
      });
    }
  });
}

// The narrowest windows in which four clinics stand side by side, with small names and with large ones, and one between.
for (const width of [1001, 1280, 1440]) {
  for (const address of ['/compare', '/es/comparar']) {
    test(`${address}: no word is parted in a table of four clinics, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, `${address}?clinics=${clinicIds.slice(0, 4).join()}`);
      await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(4);
      expect(await page.evaluate(partedWords)).toEqual([]);
    });
  }
}

test.describe('a phone whose page is enlarged to 200 %', () => {
  test.use({ viewport: { width: 195, height: 422 }, expectedProblems: [/woff2/] });

  for (const address of ['/', '/es'])
    test(`${address}: no word is cut off, not in the menu either, and links of the footer stand in one column`, async ({
      page,
    }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      expect(await page.evaluate(hiddenWords)).toEqual([]);
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
    });
});

test('a shift is counted when it was seen, and not when the page was laid out before its first paint', async ({
  page,
  settled,
}) => {
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

for (const viewport of [phone, desktop]) {
  test.describe(`error pages, ${viewport.width} px`, () => {
    test.use({ viewport, expectedProblems: [/404/] });

    for (const address of ['/no-such-page', '/es/no-existe', '/500.html', '/es/500.html']) {
      test(`${address}: the words stand on the sky, above the signpost`, async ({ page }) => {
        await page.goto(address);
        const header = await page.locator('header').boundingBox();
        const title = await page.locator('h1').boundingBox();
        const picture = await page.locator('main img').boundingBox();
        const way = await page.locator('main a:visible, main button:visible').last().boundingBox();
        if (!header || !title || !picture || !way) throw new Error('Something is not drawn.');
        expect(title.y - (header.y + header.height)).toBeLessThan(160);
        // The post begins at three fifths of the picture.
        expect(way.y + way.height).toBeLessThan(picture.y + picture.height * 0.6);
      });
    }
  });
}

// So narrow in letters is a phone whose visitor has enlarged the text.
test.describe('error pages, enlarged', () => {
  test.use({ viewport: { width: 280, height: 640 }, expectedProblems: [/404/] });

  for (const address of ['/no-such-page', '/es/no-existe']) {
    test(`${address}: the scrim reaches as far down as the words may`, async ({ page }) => {
      await page.goto(address);
      const scrim = page.locator('main section').first();
      expect(await scrim.evaluate((element) => getComputedStyle(element, '::after').backgroundImage)).toBe('none');
    });
  }
});

for (const viewport of [
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 932, height: 430 },
]) {
  test.describe(`phone on its side, ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    for (const address of languages.map((language) => typeOf('clinic')[language])) {
      test(`${address}: the clinic's name is in sight below its cover`, async ({ page }) => {
        await page.goto(address);
        const name = await page.locator('h1').boundingBox();
        if (!name) throw new Error('Something is not drawn.');
        expect(name.y + 40).toBeLessThanOrEqual(viewport.height);
      });
    }
  });
}

test.describe('contact, wide', () => {
  test.use({ viewport: desktop });

  for (const language of languages) {
    test(`no column runs on beside nothing (${language})`, async ({ page }) => {
      await page.goto(language === 'en' ? '/contact' : '/es/contacto');
      const form = await page.locator('#contact').boundingBox();
      const steps = await page.locator('main ol').filter({ hasText: /24/ }).last().boundingBox();
      const map = await page.locator('section[aria-labelledby=destinations]').boundingBox();
      if (!form || !steps || !map) throw new Error('Something is not drawn.');
      const ends = [form.y + form.height, steps.y + steps.height] as const;
      expect(Math.abs(ends[0] - ends[1])).toBeLessThan(240);
      expect(map.y).toBeGreaterThanOrEqual(Math.max(...ends));
    });
  }
});

for (const address of ['/', '/es']) {
  test.describe(`${address}: opening`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('the finder is in the first window of a laptop', async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      // Fonts that came too late for the first visit are there for the second.
      await page.reload();
      const finder = await page.getByRole('search').boundingBox();
      expect((finder?.y ?? Number.NaN) + (finder?.height ?? Number.NaN)).toBeLessThanOrEqual(900);
    });

    test('the rising sun leaves the drawing as it is, at once for who wants less motion', async ({ page }) => {
      const patch = page.locator('main svg[viewBox="0 0 2400 1000"]');
      await page.goto(address);
      await expect(patch).toBeHidden();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(patch).toHaveCSS('display', 'none');
    });
  });
}
