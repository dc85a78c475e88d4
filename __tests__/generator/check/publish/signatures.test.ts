/** @jest-environment node */

import { checkContent } from '../../../../src/generator/check/checkContent';
import { missingSignatures } from '../../../../src/generator/check/publish/signatures';
import type { Content } from '../../../../src/generator/content/record';
import { contentFixture, TODAY } from '../contentFixture';

const fixture = contentFixture();
let pages: Content['pages'];
beforeAll(async () => {
  pages = (await checkContent(fixture.root, TODAY)).content.pages;
});

const lawyer = { name: 'Ana Lucía Restrepo', licence: 'T.P. 214.630, Colombia', law: 'Colombia' };

const privacySigned = (...days: readonly string[]): string[] =>
  missingSignatures({
    pages: pages
      .filter(({ id }) => id === 'privacy-policy')
      .map((page) => ({
        ...page,
        facts: { sample: false, updated: '2026-11-03', signatures: days.map((day) => ({ ...lawyer, day })) },
      })),
  });

test('the four legal pages want a lawyer, about us and accessibility do not', () => {
  expect(missingSignatures({ pages })).toEqual(
    ['medical-disclaimer', 'patient-rights', 'privacy-policy', 'terms-of-service'].map(
      (page) =>
        `content/pages/${page}/facts.yaml: no signatures. Have a lawyer approve the text for each country that it names, and write name, licence, law and day.`,
    ),
  );
});

test('a signature of the day of the last change, or later, is enough', () => {
  expect(privacySigned('2026-11-03', '2026-11-20')).toEqual([]);
});

test('a text that was changed after a signature is read again', () => {
  expect(privacySigned('2026-11-02', '2026-11-03')).toEqual([
    'content/pages/privacy-policy/facts.yaml: signed by Ana Lucía Restrepo on 2026-11-02, but changed on 2026-11-03. Have the text read again, and write the new day.',
  ]);
});
