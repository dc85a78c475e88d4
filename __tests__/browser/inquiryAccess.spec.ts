import AxeBuilder from '@axe-core/playwright';
import type { Page } from './fixtures';
import { expect, openLive, test } from './inboxFixture';
import { fillIn, formOf, languages, words } from './inquiryPage';

test.use({ expectedProblems: [/\/f\/inquiry/] });

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

for (const language of languages) {
  test.describe(`the form in ${language}`, () => {
    test('has no accessibility errors while empty, failing and sent', async ({ page, inbox }) => {
      test.slow();
      await openLive(page, words[language].path);
      const form = formOf(page, language);
      await form.name.focus();
      expect(await violations(page)).toEqual([]);

      await form.send.click();
      await expect(form.form.getByRole('group')).toBeFocused();
      expect(await violations(page)).toEqual([]);

      await inbox.answer('500');
      await fillIn(page, language, inbox.sender);
      await form.send.click();
      await expect(form.failure).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await inbox.answer('ok');
      await form.retry.click();
      await expect(form.thanks).toBeFocused();
      expect(await violations(page)).toEqual([]);
    });

    for (const width of [320, 390]) {
      test(`fits ${width} px, with targets for thumbs`, async ({ page, inbox }) => {
        await page.setViewportSize({ width, height: 800 });
        await inbox.answer('500');
        await openLive(page, words[language].path);
        const form = formOf(page, language);
        await form.send.click();
        await expect(form.form.getByRole('group')).toBeFocused();
        await fillIn(page, language, inbox.sender);
        await form.send.click();
        await expect(form.failure).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        for (const control of await form.form
          .locator('button:visible, select, textarea, input:not([type=hidden], [type=checkbox], [tabindex="-1"])')
          .all()) {
          const box = await control.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
      });
    }
  });
}
