import { expect, phone, test } from './journey';

/** What failed in one engine or another when the site was first tried in all three. */

const pageData = /page-data\/.*page-data\.json/;

test.describe('a page whose start was cut off starts again', () => {
  // What does not come is an error in the console, rightly.
  test.use({ expectedComplaints: /./ });

  for (const [what, path, rule] of [
    ["a line that broke with the page's data", pageData, 'cut'],
    ['data that cannot be read', pageData, 200],
    ['a line that broke with a script', /\/app-[^/]*\.js/, 'cut'],
    ['a line that broke with what starts the app', /\/boot-[^/]*\.js/, 'cut'],
  ] as const) {
    test(`at the next sign, after ${what}`, async ({ walk }) => {
      walk.gate.rule(path, rule);
      await walk.open('/contact');
      await walk.fill('Full name', 'Ana');
      const asked = () => walk.gate.requests.filter((each) => path.test(each)).length;
      await expect.poll(asked).toBeGreaterThan(0);
      // The line stays broken for longer than anything tries again by itself.
      await walk.pause(2_000);
      expect(await walk.isHydrated()).toBe(false);
      walk.gate.open();
      await expect(async () => {
        await walk.movePointer();
        expect(await walk.isHydrated()).toBe(true);
      }).toPass();
      await walk.type(' Rojas');
      const name = () => walk.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
      await expect.poll(name).toBe('Ana Rojas');
    });
  }

  test('after it was left while it woke, and Back', async ({ walk }) => {
    walk.gate.rule(/page-data\/clinics\/page-data\.json/, 'wait');
    await walk.open('/clinics');
    await walk.movePointer();
    await expect.poll(() => walk.gate.requests.some((each) => pageData.test(each))).toBe(true);
    await walk.evaluate(() => void Object.assign(document, { isLeft: true }));
    await walk.press('link', 'Testimonials');
    await walk.isAt('/testimonials');
    walk.gate.open();
    await walk.back();
    await walk.isAt('/clinics');
    // A page that the browser has kept goes on by itself; one that it reads anew waits for its visitor as ever.
    if (!(await walk.evaluate(() => 'isLeft' in document))) await walk.movePointer();
    await walk.live();
  });
});

test("a page's data and scripts are asked for once", async ({ walk }) => {
  await walk.open('/about-us');
  await walk.wake();
  const own = walk.gate.requests.filter((path) => /page-data\/(about-us\/|app-data)|\.js$/.test(path));
  expect(own.filter((path) => pageData.test(path))).toHaveLength(1);
  expect(own.filter((path, place) => own.indexOf(path) !== place)).toEqual([]);
});

test('a page whose link is in view is there before it is asked for', async ({ walk }) => {
  const next = '/page-data/testimonials/page-data.json';
  await walk.open('/about-us');
  await walk.wake();
  // Pressed while it is on its way, Firefox asks again: a prefetch there is another request than the page's own.
  await expect.poll(() => walk.gate.answers).toContain(next);
  await walk.press('link', 'Testimonials');
  await walk.sees('heading', 'Success Stories');
  expect(walk.gate.requests.filter((path) => path === next)).toHaveLength(1);
});

test('a new page stands at its top at once', async ({ walk }) => {
  await walk.open('/clinics');
  await walk.wake();
  await walk.scrollTo(1500);
  await walk.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const note = () => {
      if (location.pathname === '/testimonials') tops.push(Math.round(scrollY));
      requestAnimationFrame(note);
    };
    note();
    document.querySelector<HTMLAnchorElement>('a[href="/testimonials"]')?.click();
  });
  await walk.sees('heading', 'Success Stories');
  await expect.poll(() => walk.top()).toBe(0);
  // The page before stays where it was until the new one is there, which then is at its top and nowhere between.
  const tops = await walk.evaluate(() => (window as unknown as { tops: readonly number[] }).tops);
  expect(tops.filter((top) => top !== 0 && top !== 1500)).toEqual([]);
});

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test.describe(`${size.width} wide`, () => {
    test.use({ size });

    test('back and forward lead to where each page was', async ({ walk }) => {
      await walk.open('/clinics');
      await walk.wake();
      await walk.scrollTo(1500);
      await walk.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/clinics/"]')?.click());
      await walk.isAt(/^\/clinics\//);
      await expect.poll(() => walk.top()).toBe(0);
      for (const round of [1, 2]) {
        await walk.back();
        await walk.isAt('/clinics');
        await expect.poll(() => walk.top(), { message: `back, ${round}` }).toBe(1500);
        await walk.forward();
        await walk.isAt(/^\/clinics\//);
        await expect.poll(() => walk.top(), { message: `forward, ${round}` }).toBe(0);
      }
    });
  });
}

test('a picture drawn live comes in one format', async ({ walk }) => {
  await walk.open('/about-us');
  await walk.wake();
  const before = walk.gate.requests.length;
  await walk.press('link', 'Clinics');
  await walk.sees('heading', 'Our Partner Clinics');
  const pictures = () => walk.gate.requests.slice(before).filter((path) => /\/(pictures|drawings)\//.test(path));
  await expect.poll(() => pictures().length).toBeGreaterThan(0);
  expect(new Set(pictures().map((path) => path.split('.').pop())).size).toBe(1);
});

test('Back to the root address stays there after a choice of language', async ({ walk }) => {
  await walk.open('/');
  await walk.press('link', /Español/);
  await walk.isAt('/es');
  await walk.back();
  await walk.isAt('/');
  await walk.sees('heading', 'Pioneers in Regenerative Medicine');
});
