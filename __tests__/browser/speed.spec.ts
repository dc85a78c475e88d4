import type { Request } from '@playwright/test';
import { expect, live, openLive, type Page, test, wake } from './fixtures';
import { clinicIds, clinicsIn, desktop, pageTypes, phone } from './pages';

/** What of the speed does not depend on the machine: bytes, kinds of requests, what stands still. In KB, as they travel. */
const liveScript = { usual: 132, withForm: 145 } as const;
const wholePage = { home: 160, other: 130 } as const;
const withForm: readonly string[] = ['home', 'contact', 'clinic', 'care options', 'procedure'];

/** Loaded for what a visitor does with the page, not to make it live. */
const later = /phone|captcha/;

type Kind = 'script' | 'font' | 'image' | 'document' | 'other';

/** Counts what arrives from now on until it is asked: bytes over the line without headers. */
const count = (page: Page) => {
  const sizes: Promise<{ readonly kind: Kind; readonly url: string; readonly bytes: number }>[] = [];
  const note = (request: Request): void => {
    const kind = request.resourceType() as Kind;
    const url = request.url();
    if (!url.startsWith('http')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ kind, url, bytes: responseBodySize })));
  };
  page.on('requestfinished', note);
  return async (wanted: (kind: Kind, url: string) => boolean = () => true): Promise<number> => {
    // What ends later would be asked for its size while the page goes.
    page.off('requestfinished', note);
    const all = await Promise.all(sizes);
    return all.filter(({ kind, url }) => wanted(kind, url)).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  };
};

test.describe('weight', () => {
  test.use({ viewport: phone, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  for (const { name, en } of pageTypes) {
    test(`${name}: the page itself`, async ({ page, settled }) => {
      const arrived = count(page);
      await page.goto(en);
      await settled();
      expect(await arrived()).toBeLessThanOrEqual(name === 'home' ? wholePage.home : wholePage.other);
    });

    test(`${name}: scripts of the live page`, async ({ page, settled }) => {
      const arrived = count(page);
      await page.goto(en);
      await wake(page);
      await settled();
      const scripts = await arrived((kind, url) => kind === 'script' && !later.test(url));
      expect(scripts).toBeLessThanOrEqual(withForm.includes(name) ? liveScript.withForm : liveScript.usual);
    });
  }

  // Every page has the same font faces. On this one a second file for the same letters was asked for each time.
  test('fonts that come too late for the first paint bring no others with them', async ({ page, settled }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
    });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((over) => setTimeout(over, 3_000));
      await route.continue();
    });
    await page.goto('/clinics');
    await settled();
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(preloaded).toHaveLength(2);
    expect(asked.sort()).toEqual(preloaded.sort());
  });
});

for (const [window, viewport] of [
  ['phone', phone],
  ['desktop', desktop],
] as const)
  test.describe(window, () => {
    test.use({ viewport });

    for (const { name, en } of pageTypes)
      test(`${name}: every picture that is asked for early is shown`, async ({ page, settled }) => {
        await page.goto(en);
        await settled();
        const [early, shown] = await page.evaluate(() => [
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ initiatorType, name }) => initiatorType === 'link' && /\.(svg|avif|jpe?g|png)$/.test(name))
            .map(({ name }) => name),
          [...document.images].map(({ currentSrc }) => currentSrc),
        ]);
        expect(early.filter((address) => !shown.includes(address))).toEqual([]);
      });
  });

for (const { name, en } of pageTypes) {
  test(`${name}: comes alive with the scripts that its first sign of intent asked for`, async ({ page }) => {
    await openLive(page, en);
    const late = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const read = Math.max(
        ...entries.filter(({ name }) => /page-data\.json$/.test(name)).map((data) => data.responseEnd),
      );
      const [liveSince] = performance.getEntriesByName('onInitialClientRender');
      return entries
        .filter(
          ({ name, startTime }) => /\.js$/.test(name) && startTime > read && startTime < (liveSince?.startTime ?? 0),
        )
        .map(({ name }) => name);
    });
    expect(late).toEqual([]);
  });
}

test('nothing blocks the first paint', async ({ page }) => {
  await page.goto('/');
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
});

test('browsers may make hovered pages ready', async ({ page }) => {
  await page.goto('/clinics');
  const rules = await page.locator('script[type="speculationrules"]').textContent();
  expect(JSON.parse(rules ?? '')).toEqual({
    prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  });
});

for (const [sign, act] of [
  // The first report of a pointer on a new page is a move by nothing, on a person's way the second follows at once.
  ['a moved pointer', (page: Page) => page.mouse.move(40, 40, { steps: 3 })],
  ['a wheel', (page: Page) => page.mouse.wheel(0, 200)],
  ['a key', (page: Page) => page.keyboard.press('ArrowDown')],
  ['a focused link', (page: Page) => page.locator('header a').first().focus()],
] as const) {
  test(`${sign} wakes the page`, async ({ page }) => {
    await page.goto('/testimonials');
    await act(page);
    await live(page);
  });
}

test.describe('when the scripts cannot be loaded', () => {
  test.use({ expectedProblems: [/ERR_FAILED|request failed/] });

  test('links still lead on', async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto('/');
    await page.locator('header nav').getByRole('link', { name: 'Clinics', exact: true }).first().click();
    await expect(page).toHaveURL('/clinics');
  });

  test('they are asked for again when somebody goes on', async ({ page }) => {
    let broken = true;
    await page.route(/\.js(\?|$)/, (route) => (broken ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/clinics');
    await page.keyboard.press('Tab');
    await failed;
    broken = false;
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => performance.getEntriesByName('onInitialClientRender').length)).toBe(1);
    }).toPass({ timeout: 15_000 });
    await page.getByLabel('Country', { exact: true }).selectOption('mexico');
    await expect(page.getByText(`${clinicsIn('mexico').length} of ${clinicIds.length} clinics`)).toBeVisible();
  });

  test('the form is still sent, as plain HTML', async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.route('**/f/**', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: 'received' }));
    await page.goto('/contact');
    await page.getByRole('textbox', { name: /full name/i }).fill('Ana Rojas');
    await page.getByRole('textbox', { name: /email/i }).fill('ana@example.com');
    await page.getByRole('textbox', { name: /phone/i }).fill('+52 55 1234 5678');
    await page.getByRole('combobox').selectOption({ index: 1 });
    await page.locator('textarea').fill('A worn knee; I would like to walk without pain again.');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
    });
    await page.locator('form button[type="submit"]').last().click();
    await expect(page.getByText('received')).toBeVisible();
    expect(posted).toEqual([expect.stringMatching(/^\/f\/[\w-]+$/)]);
  });
});
