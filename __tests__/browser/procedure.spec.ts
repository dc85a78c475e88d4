import { expect, openHydrated, type Page, test } from './fixtures';
import { desktop, phone } from './pages';
import { doctorPath, one, procedurePath, procedures, shared, twoTrips } from './site';

/** A procedure's page: what a patient came for first, what is looked up opens in place. */
const languages = ['en', 'es'] as const;

const bottomOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);

test('on a phone figures and help stand in the first window, the way to ask after who is refused', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const language of languages) {
    // The second time the fonts are there from the beginning, which decide how long its lines are.
    await page.goto(procedurePath(shared, language));
    await page.goto(procedurePath(shared, language));
    expect.soft(await bottomOf(page, 'main dl >> nth=0'), language).toBeLessThan(phone.height);
    expect.soft(await bottomOf(page, 'main a[href="#help"]'), language).toBeLessThan(phone.height);
    const notFor = page.locator('#not-for-you li');
    expect.soft(await notFor.count(), language).toBeGreaterThan(2);
    for (const each of await notFor.all()) await expect.soft(each).toBeVisible();
    const asks = page.locator('main a[href="#inquiry"]:visible').first();
    const isBefore = await notFor
      .last()
      .evaluate((last, ask) => Boolean(ask && last.compareDocumentPosition(ask) & 4), await asks.elementHandle());
    expect.soft(isBefore, language).toBe(true);
  }
});

test('the line for those who have had it opens the signs of danger and takes the focus there', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(procedurePath(shared));
  await expect(page.locator('#help')).toBeHidden();
  await page.locator('main a[href="#help"]').click();
  await expect(page.locator('#help')).toBeVisible();
  await expect(page.locator('#help')).toBeFocused();
  await expect(page.locator('#help')).toBeInViewport();
});

test('on a phone the bar that leads to the form is gone where the form is', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(procedurePath(shared));
  const asks = page.locator('main a[href="#inquiry"]:visible').first();
  await expect(asks).toBeInViewport();
  await page.locator('#inquiry form [type=submit]').scrollIntoViewIfNeeded();
  await expect(asks).not.toBeInViewport();
});

test('a path with two trips says of the second how long it is and when', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(procedurePath(twoTrips));
  await expect(page.locator('#path figure li').filter({ hasText: 'Trip 2' })).toHaveText(
    /^Trip 2\d+ to \d+\sdays, \d+ to \d+ months later/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('what is looked up opens in place', async ({ page }) => {
    await page.goto(procedurePath(shared));
    const step = page.getByText('You send your records and a list of your medicines.').first();
    await expect(step).toBeHidden();
    await page.locator('#path summary:visible').first().click();
    await expect(step).toBeVisible();
  });
});

/** Words of a path that lie over other words, or have a flag's pole in them, or leave the drawing; 3 px of a box are air. */
const badWords = (drawing: Element): string[] => {
  const inside = drawing.getBoundingClientRect();
  const boxes = (selector: string) =>
    [...drawing.querySelectorAll(selector)].map((element) => ({
      words: element.textContent ?? '',
      box: element.getBoundingClientRect(),
    }));
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  const texts = boxes('text');
  const poles = boxes('path.pole');
  return texts
    .filter(
      ({ box }, index) =>
        box.left < inside.left ||
        box.right > inside.right ||
        texts.slice(index + 1).some((other) => meet(box, other.box)) ||
        poles.some((pole) => meet(box, pole.box)),
    )
    .map(({ words }) => words);
};

test.describe('a wide window', () => {
  test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

  test('no words on a path lie over others', async ({ page }) => {
    // A first page may get its fonts too late to use them; the later ones have them at hand.
    await page.goto(procedurePath(shared));
    await page.evaluate(() => document.fonts.ready);
    // Spanish has the longer words.
    for (const address of [procedurePath(shared), ...procedures.map((each) => procedurePath(each, 'es'))]) {
      await page.goto(address);
      const paths = page.locator('#path figure');
      const count = await paths.count();
      for (let index = 0; index < count; index += 1) {
        if (count > 1) await page.locator('#path fieldset label').nth(index).click();
        const drawing = paths.nth(index).locator('svg').first();
        await expect(drawing).toBeVisible();
        expect.soft(await drawing.locator('text').count()).toBeGreaterThan(6);
        expect.soft(await drawing.evaluate(badWords), `${address}, path ${index + 1}`).toEqual([]);
      }
    }
  });
});

test.describe('in the fonts that stand in where ours come late, which are wider', () => {
  test.use({ expectedProblems: [/woff2/] });

  test("every doctor's sheet is one sheet of paper with a front and a back, A4 and Letter", async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    // Both languages stand on it: the one around them changes nothing.
    for (const procedure of procedures) {
      const address = doctorPath(procedure);
      await page.goto(address);
      const links = page.locator('main nav a[href^="#"]');
      const choices = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(choices.length).toBeGreaterThan(0);
      for (const choice of choices) {
        await page.goto(address + choice);
        for (const format of ['A4', 'Letter']) {
          const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
          expect.soft(sheets, `${address}${choice}, ${format}`).toHaveLength(2);
        }
      }
    }
  });
});

test.describe("a doctor's sheet on a phone", () => {
  test.use({ viewport: phone });

  test('lands on its top, keeps what is ticked across its languages, and stores none of it', async ({ page }) => {
    await openHydrated(page, `${doctorPath(shared)}#${one.id}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator(`[data-clinic="${one.id}"]`).first()).toBeVisible();
    const sheet = page.locator('article');
    await expect(sheet.getByText(shared.name.es).first()).toBeHidden();
    const ticks = sheet.locator('[data-tick]');
    await ticks.first().check();
    await sheet.getByRole('radio', { name: 'Español' }).check();
    await expect(sheet.getByText(shared.name.es).first()).toBeVisible();
    await expect(sheet.getByText(shared.name.en).first()).toBeHidden();
    await expect(ticks.first()).toBeChecked();
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    await page.reload();
    await expect(ticks.first()).not.toBeChecked();
  });
});
