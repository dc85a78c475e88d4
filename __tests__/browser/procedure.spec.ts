import { expect, type Page, test } from './fixtures';
import { allPages, desktop, languages, pageTypes, phone } from './pages';

/** A procedure's page: what a patient came for first, what is looked up opens in place. */
const knee = pageTypes.find(({ name }) => name === 'procedure');
if (!knee) throw new Error('There is no page type procedure.');

const bottomOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);

test.describe('a phone', () => {
  test.use({ viewport: phone });

  for (const language of languages) {
    test(`${language}: price, days, flight, danger signs and who should not have it stand in the first two windows`, async ({
      page,
    }) => {
      // The second time the fonts are there from the beginning, which decide how long its lines are.
      await page.goto(knee[language]);
      await page.goto(knee[language]);
      expect(await bottomOf(page, 'main dl >> nth=0')).toBeLessThan(phone.height);
      expect(await bottomOf(page, 'main h2 >> nth=0')).toBeLessThan(phone.height);
      expect(await bottomOf(page, 'main h3 + ul >> nth=0')).toBeLessThan(2 * phone.height);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('what is looked up opens in place', async ({ page }) => {
    await page.goto(knee.en);
    const step = page.getByText('You send your records and a list of your medicines.').first();
    await expect(step).toBeHidden();
    await page.locator('#path summary:visible').first().click();
    await expect(step).toBeVisible();
  });
});

for (const language of languages) {
  test(`${language}: everything is open on paper`, async ({ page }) => {
    await page.goto(knee[language]);
    await page.emulateMedia({ media: 'print' });
    const closed = await page.locator('main details').evaluateAll((all) =>
      all
        .filter((details) => details.checkVisibility())
        .flatMap((details) => [...details.children].filter(({ localName }) => localName !== 'summary'))
        .filter((child) => !['none', 'contents'].includes(getComputedStyle(child).display))
        .filter((child) => !child.checkVisibility({ contentVisibilityAuto: true }) || child.clientHeight === 0)
        .map(({ textContent }) => textContent?.slice(0, 40)),
    );
    expect(closed).toEqual([]);
  });
}

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

  for (const language of languages) {
    test(`${language}: no words on a path lie over others`, async ({ page, settled }) => {
      test.slow();
      // A first page may get its fonts too late to use them; the later ones have them at hand.
      await page.goto('/');
      await settled();
      for (const { [language]: address } of allPages.filter(({ en }) => /^\/procedures\/./.test(en))) {
        await page.goto(address);
        const paths = page.locator('#path figure');
        for (let index = 0; index < (await paths.count()); index += 1) {
          if ((await paths.count()) > 1) await page.locator('#path fieldset label').nth(index).click();
          const drawing = paths.nth(index).locator('svg').first();
          await expect(drawing).toBeVisible();
          expect(await drawing.locator('text').count()).toBeGreaterThan(6);
          expect(await drawing.evaluate(badWords), `${address}, path ${index + 1}`).toEqual([]);
        }
      }
    });
  }
});

test.describe('in the fonts that stand in where ours come late, which are wider', () => {
  test.use({ expectedProblems: [/woff2/] });

  for (const language of languages) {
    test(`${language}: every doctor's sheet is one page, on A4 and on Letter`, async ({ page }) => {
      test.slow();
      await page.route('**/*.woff2', (route) => route.abort());
      for (const { [language]: address } of allPages.filter(({ en }) => en.startsWith('/for-your-doctor/'))) {
        await page.goto(address);
        const choices = await page
          .locator('article nav a')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(choices.length).toBeGreaterThan(0);
        for (const choice of choices) {
          await page.goto(address + choice);
          for (const format of ['A4', 'Letter']) {
            const pdf = await page.pdf({ format });
            const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g);
            expect(sheets, `${address}${choice}, ${format}`).toHaveLength(1);
          }
        }
      }
    });
  }
});
