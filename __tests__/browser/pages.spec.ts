import type { Request } from '@playwright/test';
import { sumLayoutShifts } from '../../tools/browser/sumLayoutShifts';
import { axeFaults } from './axeFaults';
import { expect, hydrate, type Page, test } from './fixtures';
import { dropFonts, layoutFaults } from './pageFaults';
import { desktop, type Language, languages, pageTypes, phone } from './pages';

/*
 * One visit to each page type in each language, with every question that needs a browser. Assertions are soft, so that
 * a visit reports all faults. The fixture adds console messages and failed requests.
 */

/** In KB, as they travel. */
const liveScript = { usual: 132, withForm: 145 } as const;
const wholePage = { home: 160, other: 130 } as const;
const withForm: readonly string[] = ['home', 'contact', 'clinic', 'careOptions', 'procedure'];

/** Loaded for what a visitor does with the page, not to hydrate it. */
const later = /phone|captcha/;

/** Counts responses from now on: KB over the line without headers, and requests to other hosts. */
const countRequests = (page: Page, origin: string) => {
  const arrived: Promise<{ readonly kind: string; readonly url: string; readonly bytes: number }>[] = [];
  const foreign: string[] = [];
  const note = (request: Request): void => {
    const url = request.url();
    if (!url.startsWith('http')) return;
    if (!url.startsWith(`${origin}/`)) foreign.push(url);
    arrived.push(
      request.sizes().then(({ responseBodySize }) => ({ kind: request.resourceType(), url, bytes: responseBodySize })),
    );
  };
  page.on('requestfinished', note);
  const sum = async (wanted: (kind: string, url: string) => boolean): Promise<number> =>
    (await Promise.all(arrived)).reduce((all, { kind, url, bytes }) => all + (wanted(kind, url) ? bytes : 0), 0) /
    1_000;
  return { sum, foreign, stop: () => page.off('requestfinished', note) };
};

/** Resolves when the page has its new width: questions about layout make it themselves, and need no drawn frame. */
const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width, { polling: 20 });
};

const oneRow = (width: number): number => (width <= 720 ? 68 : 84);

/**
 * Both languages have the same templates: all widths are asked of Spanish, whose words are longer, and of English the
 * narrowest of each kind. 412 px is Lighthouse's phone.
 */
const all = [320, 360, 390, 412, 768, 1024, 1440];
const widths: Partial<Record<Language, readonly number[]>> = { en: [320, 360, 1024] };

const askAxe = async (page: Page, width: number, asked: 'all' | 'width' = 'all'): Promise<void> => {
  expect.soft(await axeFaults(page, asked), `axe finds nothing at ${width} px`).toEqual([]);
};

/** Pictures and fonts that were requested early and are not shown, and scripts that came after the page's data. */
const wrongLoads = () => {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const shown = [...document.images].map(({ currentSrc }) => currentSrc);
  const read = Math.max(
    ...resources.filter(({ name }) => /page-data\.json$/.test(name)).map((data) => data.responseEnd),
  );
  const [liveSince] = performance.getEntriesByName('onInitialClientRender');
  const isBetween = (start: number): boolean => start > read && start < (liveSince?.startTime ?? 0);
  return {
    unseen: resources
      .filter(({ initiatorType, name }) => initiatorType === 'link' && /\.(svg|avif|jpe?g|png)$/.test(name))
      .filter(({ name }) => !shown.includes(name))
      .map(({ name }) => name),
    late: resources.filter(({ name, startTime }) => /\.js$/.test(name) && isBetween(startTime)).map(({ name }) => name),
  };
};

/** All assertions about a page as it is, at several widths and text sizes. */
const askLayout = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate(dropFonts);
  for (const width of widths[language] ?? all) {
    await resize(page, width);
    const faults = await page.evaluate(layoutFaults);
    expect.soft(faults.width, `nothing scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
    expect.soft(faults.header, `the header is one row at ${width} px`).toBe(oneRow(width));
    // On the narrowest phones long words may be parted, and placeholders cut.
    if (width >= 360) {
      expect.soft(faults.parted, `no word is parted by a line's end at ${width} px`).toEqual([]);
      expect.soft(faults.cutPlaceholders, `placeholders are whole at ${width} px`).toEqual([]);
    }
    expect.soft(faults.hidden, `no word is cut off at ${width} px`).toEqual([]);
    expect.soft(faults.small, `every control has 24 x 24 px at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [1440, 320]) {
    await resize(page, width);
    const where = `at ${width} px, its text enlarged to 200 %`;
    const faults = await page.evaluate(layoutFaults);
    expect.soft(faults.width, `nothing scrolls sideways ${where}`).toBeLessThanOrEqual(width);
    expect.soft(faults.hidden, `no word is cut off ${where}`).toEqual([]);
  }
};

test.use({ viewport: phone, deviceScaleFactor: 1.75 });

for (const type of pageTypes)
  for (const language of languages)
    test(`${type[language]}: one visit, all questions`, async ({ page, settled, baseURL }) => {
      const requests = countRequests(page, baseURL ?? '');
      await page.goto(type[language]);
      await settled();
      const isScript = (kind: string, url: string): boolean => kind === 'script' && !later.test(url);
      const isOfApp = (kind: string, url: string): boolean => kind === 'script' || /\.m?js(\?|$)|page-data/.test(url);
      expect.soft(await requests.sum(isOfApp), 'KB of scripts and their data before the visitor acts').toBe(0);
      expect
        .soft(await requests.sum(() => true), 'KB of the page before the visitor acts')
        .toBeLessThanOrEqual(type.route === 'home' ? wholePage.home : wholePage.other);
      expect.soft(await sumLayoutShifts(page), 'layout shift while the page loads').toBe(0);

      await hydrate(page);
      await settled();
      expect.soft(await sumLayoutShifts(page), 'layout shift during hydration').toBe(0);
      expect
        .soft(await requests.sum(isScript), 'KB of scripts of the hydrated page')
        .toBeLessThanOrEqual(withForm.includes(type.route) ? liveScript.withForm : liveScript.usual);
      const { unseen, late } = await page.evaluate(wrongLoads);
      expect.soft(unseen, 'pictures that are asked for early are shown').toEqual([]);
      expect.soft(late, 'the first sign of intent asks for all scripts at once').toEqual([]);

      // Animations have ended, so that everything has its final place and color.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (language === 'en') await askAxe(page, phone.width);
      else {
        await resize(page, desktop.width);
        await askAxe(page, desktop.width, 'width');
      }
      await askLayout(page, language);
      expect.soft(requests.foreign, 'requests to other hosts').toEqual([]);
      requests.stop();
    });

/** Where the words of an error page stand on its picture, in CSS pixels. */
const errorPlaces = async (page: Page) => {
  const boxes = await page.evaluate(() =>
    ['header', 'h1', 'main img', 'main :is(a, button)'].map((selector) => {
      const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const {
        top = Number.NaN,
        bottom = Number.NaN,
        height = Number.NaN,
      } = shown.at(-1)?.getBoundingClientRect() ?? {};
      return { top, bottom, height };
    }),
  );
  const [header, title, picture, way] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect];
  return { gap: title.top - header.bottom, depth: (way.bottom - picture.top) / picture.height };
};

test.describe('error pages', () => {
  test.use({ expectedProblems: /status 404|404 \(Not Found\)|page not found|página no encontrada/i });

  for (const [address, status, lang] of [
    ['/es/no-existe', '404', 'es'],
    ['/500.html', '500', 'en'],
  ] as const)
    test(`${address}: one visit, all questions`, async ({ page, settled }) => {
      const reply = await page.goto(address);
      expect.soft(reply?.status(), 'the status').toBe(status === '404' ? 404 : 200);
      // Whether ours came in time would decide what is seen; those that stand in are wider.
      await page.evaluate(dropFonts);
      for (const width of [desktop.width, phone.width]) {
        await resize(page, width);
        const { gap, depth } = await errorPlaces(page);
        expect.soft(gap, `the words begin near the header at ${width} px`).toBeLessThan(160);
        // The signpost begins at three fifths of the picture.
        expect.soft(depth, `the words stand on the sky at ${width} px`).toBeLessThan(0.6);
      }
      const title = await page.title();
      await hydrate(page);
      await settled();
      await expect.soft(page.locator('main'), 'the hydrated page says the status').toContainText(status);
      await expect.soft(page, 'the hydrated page keeps its title').toHaveTitle(title);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
      await expect.soft(page.locator('h1')).toHaveCount(1);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await askAxe(page, phone.width);
      await askLayout(page, lang);
      // So narrow in letters is a phone whose visitor has enlarged the text.
      await resize(page, 280);
      const scrim = page.locator('main section').first();
      const image = await scrim.evaluate((element) => getComputedStyle(element, '::after').backgroundImage);
      expect.soft(image, 'the scrim reaches as far down as the words may').toBe('none');
    });

  test('a clinic that there is not answers 404; error pages keep their titles', async ({ page }) => {
    for (const [address, status] of [
      ['/clinics/no-such-clinic', '404'],
      ['/es/500.html', '500'],
    ] as const) {
      expect((await page.goto(address))?.status()).toBe(status === '404' ? 404 : 200);
      const title = await page.title();
      await hydrate(page);
      await expect(page.locator('main')).toContainText(status);
      await expect(page).toHaveTitle(title);
    }
  });
});
