import { expect, test } from './fixtures';
import { languages, pageTypes, phone } from './pages';

/** A procedure's page: what a patient came for first, what is looked up opens in place. */
const knee = pageTypes.find(({ name }) => name === 'procedure');
if (!knee) throw new Error('There is no page type procedure.');

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
        .filter((child) => getComputedStyle(child).display !== 'none')
        .filter((child) => !child.checkVisibility({ contentVisibilityAuto: true }) || child.clientHeight === 0)
        .map(({ textContent }) => textContent?.slice(0, 40)),
    );
    expect(closed).toEqual([]);
  });
}
