/** @jest-environment node */
import { checkContent } from '../../../src/generator/check/checkContent';
import { contentRules } from './content/contentRules';
import { dental, english, facts, james, spanish } from './paths';

const { fixture, refuses } = contentRules();

test('the fixtures are in order, so that each test of the check shows its own problem', async () => {
  await expect(fixture.problemsAfter(() => undefined)).resolves.toEqual([]);
});

test('the real content is in order', async () => {
  await expect(checkContent('.')).resolves.toMatchObject({ problems: [] });
});

describe('all problems in one run', () => {
  test('one bad file never hides the errors of another', () =>
    refuses(
      (content) => {
        content.replace(facts, 'longitude: -75.5659', 'longitude: 75.5659');
        content.replace(facts, 'founded: 2009', 'founded: long ago');
        content.write(spanish, 'no front matter');
        content.replace(english, '/care-options/stem-cells', '/care-options/stem-cell');
        content.write(`${dental}/facts.yaml`, ': : :');
        content.replace(`${james}/words.en.md`, 'treatment:', 'treatments:');
      },
      { file: facts, line: 'founded:', field: 'founded', mend: /.+/ },
      { file: spanish, line: 1, field: 'front matter', mend: /.+/ },
      { file: `${dental}/facts.yaml`, line: 1, field: 'YAML', mend: /.+/ },
      { file: `${james}/words.en.md`, line: 2, field: 'treatment', mend: /.+/ },
      { file: `${james}/words.en.md`, line: 'treatment:', field: 'treatments', nearest: 'treatment', mend: /.+/ },
      { file: facts, line: 'longitude:', field: 'location.longitude', mend: /.+/ },
    ));

  test('a price with three faults tells all three', () =>
    refuses(
      (content) =>
        content.replace(
          facts,
          'price: { from: 9800, to: 12400, currency: USD, verified: "2026-09-01" }',
          'price: { from: 9800, to: 1240, currency: usd, verified: "2026-09-31" }',
        ),
      { file: facts, line: 'from: 9800', field: 'treatments.0.price.currency', nearest: 'USD', mend: /.+/ },
      { file: facts, line: 'from: 9800', field: 'treatments.0.price.verified', mend: /.+/ },
      { file: facts, line: 'from: 9800', field: 'treatments.0.price.from', mend: 'Swap' },
    ));

  test('a broken record is not part of the content', async () => {
    const ids = await fixture.clinicsAfter((content) => content.replace(facts, 'city: Medellín\n', ''));
    expect(ids).toEqual(['casa-ceiba']);
  });
});
