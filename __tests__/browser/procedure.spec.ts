import { expect, type Page, test } from './fixtures';
import { allPages, languages, pageTypes, phone } from './pages';

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
