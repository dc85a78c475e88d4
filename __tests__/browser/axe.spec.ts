import AxeBuilder from '@axe-core/playwright';
import { expect, openLive, test } from './fixtures';
import { desktop, languages, pageTypes, phone } from './pages';

const addresses = [
  ...pageTypes.flatMap((each) => languages.map((language) => each[language])),
  '/500.html',
  '/es/500.html',
];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [name, viewport] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of addresses) {
      test(`${address}: axe finds nothing`, async ({ page }) => {
        await openLive(page, address);
        const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([]);
      });
    }

    test.describe('not found', () => {
      test.use({ expectedProblems: /status 404|404 \(Not Found\)|page not found|página no encontrada/i });

      for (const address of ['/no-such-page', '/es/no-existe', '/clinics/pacifca', '/es/clinicas/pacifca']) {
        test(`${address}: axe finds nothing`, async ({ page }) => {
          await openLive(page, address);
          const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
          ).toEqual([]);
        });
      }
    });
  });
}
