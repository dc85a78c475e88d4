import { headline } from '../headline';
import { expect, phone, test } from './journey';

/** Faults that one engine or another had. */

const pageData = /page-data\/.*page-data\.json/;

test.describe('a page whose start was cut off starts again', () => {
  // A failed request is an error in the console, rightly.
  test.use({ expectedConsoleErrors: /./ });

  for (const [what, path, rule] of [
    ["a line that broke with the page's data", pageData, 'cut'],
    ['data that cannot be read', pageData, 200],
    ['a line that broke with a script', /\/app-[^/]*\.js/, 'cut'],
    ['a line that broke with what starts the app', /\/boot-[^/]*\.js/, 'cut'],
  ] as const) {
    test(`at the next act, after ${what}`, async ({ journey }) => {
      journey.proxy.rule(path, rule);
      await journey.open('/contact');
      await journey.fill('Full name', 'Ana');
      const asked = () => journey.proxy.requests.filter((each) => path.test(each)).length;
      await expect.poll(asked).toBeGreaterThan(0);
      // The connection stays broken for longer than any automatic retry.
      await journey.pause(2_000);
      expect(await journey.isHydrated()).toBe(false);
      journey.proxy.open();
      await expect(async () => {
        await journey.movePointer();
        expect(await journey.isHydrated()).toBe(true);
      }).toPass();
      await journey.type(' Rojas');
      const name = () => journey.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
      await expect.poll(name).toBe('Ana Rojas');
    });
  }

  test('after it was left during hydration, and Back', async ({ journey }) => {
    journey.proxy.rule(/page-data\/clinics\/page-data\.json/, 'wait');
    await journey.open('/clinics');
    await journey.movePointer();
    await expect.poll(() => journey.proxy.requests.some((each) => pageData.test(each))).toBe(true);
    await journey.evaluate(() => void Object.assign(document, { isLeft: true }));
    await journey.press('link', 'Testimonials');
    await journey.isAt('/testimonials');
    journey.proxy.open();
    await journey.back();
    await journey.isAt('/clinics');
    // A page that the browser has kept goes on by itself; one that it reads anew waits for its visitor as ever.
    if (!(await journey.evaluate(() => 'isLeft' in document))) await journey.movePointer();
    await journey.waitForHydration();
  });
});

test("a page's data and scripts are asked for once", async ({ journey }) => {
  await journey.open('/about-us');
  await journey.hydrate();
  const own = journey.proxy.requests.filter((path) => /page-data\/(about-us\/|app-data)|\.js$/.test(path));
  expect(own.filter((path) => pageData.test(path))).toHaveLength(1);
  expect(own.filter((path, place) => own.indexOf(path) !== place)).toEqual([]);
});

test('a page whose link is in view is there before it is asked for', async ({ journey }) => {
  const next = '/page-data/testimonials/page-data.json';
  await journey.open('/about-us');
  await journey.hydrate();
  // Pressed while it is on its way, Firefox asks again: a prefetch there is another request than the page's own.
  await expect.poll(() => journey.proxy.answers).toContain(next);
  await journey.press('link', 'Testimonials');
  await journey.sees('heading', 'Success Stories');
  expect(journey.proxy.requests.filter((path) => path === next)).toHaveLength(1);
});

test('a new page stands at its top at once', async ({ journey }) => {
  await journey.open('/clinics');
  await journey.hydrate();
  await journey.scrollTo(1500);
  await journey.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const note = () => {
      if (location.pathname === '/testimonials') tops.push(Math.round(scrollY));
      requestAnimationFrame(note);
    };
    note();
    document.querySelector<HTMLAnchorElement>('a[href="/testimonials"]')?.click();
  });
  await journey.sees('heading', 'Success Stories');
  await expect.poll(() => journey.top()).toBe(0);
  // The page before stays where it was until the new one is there, which then is at its top and nowhere between.
  const tops = await journey.evaluate(() => (window as unknown as { tops: readonly number[] }).tops);
  expect(tops.filter((top) => top !== 0 && top !== 1500)).toEqual([]);
});

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test.describe(`${size.width} wide`, () => {
    test.use({ size });

    test('back and forward lead to where each page was', async ({ journey }) => {
      await journey.open('/clinics');
      await journey.hydrate();
      await journey.scrollTo(1500);
      await journey.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/clinics/"]')?.click());
      await journey.isAt(/^\/clinics\//);
      await expect.poll(() => journey.top()).toBe(0);
      for (const round of [1, 2]) {
        await journey.back();
        await journey.isAt('/clinics');
        await expect.poll(() => journey.top(), { message: `back, ${round}` }).toBe(1500);
        await journey.forward();
        await journey.isAt(/^\/clinics\//);
        await expect.poll(() => journey.top(), { message: `forward, ${round}` }).toBe(0);
      }
    });
  });
}

test('a picture rendered in the browser comes in one format', async ({ journey }) => {
  await journey.open('/about-us');
  await journey.hydrate();
  const before = journey.proxy.requests.length;
  await journey.press('link', 'Clinics');
  await journey.sees('heading', 'Our Partner Clinics');
  const pictures = () => journey.proxy.requests.slice(before).filter((path) => /\/(pictures|drawings)\//.test(path));
  await expect.poll(() => pictures().length).toBeGreaterThan(0);
  expect(new Set(pictures().map((path) => path.split('.').pop())).size).toBe(1);
});

test('Back to the root address stays there after a choice of language', async ({ journey }) => {
  await journey.open('/');
  await journey.press('link', /Español/);
  await journey.isAt('/es');
  await journey.back();
  await journey.isAt('/');
  await journey.sees('heading', headline.en);
});
