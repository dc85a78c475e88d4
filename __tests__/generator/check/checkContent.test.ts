import { cells, dental, english, facts, james, spanish } from './paths';
import { contentReports } from './reports';

const { fixture, reports, passes } = contentReports();

test('the fixtures are in order, so that each test reports its own change alone', () => passes(() => undefined));

test('one bad file never hides the problems of another', () =>
  reports(
    (content) => {
      content.replace(facts, 'longitude: -75.5659', 'longitude: 75.5659');
      content.replace(facts, 'founded: 2009', 'founded: long ago');
      content.write(spanish, 'no front matter');
      content.replace(english, '/care-options/stem-cells', '/care-options/stem-cell');
      content.write(`${dental}/facts.yaml`, ': : :');
      content.replace(`${james}/words.en.md`, 'treatment:', 'treatments:');
    },
    { file: facts, line: 'founded:', field: 'founded' },
    { file: spanish, field: 'front matter' },
    { file: facts, line: 'longitude:', field: 'location.longitude' },
    // Of care options only the one whose address cannot be read may be meant.
    { file: `${dental}/facts.yaml`, field: 'YAML' },
    { file: `${james}/words.en.md`, line: 'treatment:', field: 'treatments', nearest: 'treatment' },
  ));

test('all faults of one field are reported', () =>
  reports(
    [
      facts,
      'price: { from: 9800, to: 12400, currency: USD, verified: "2026-09-01" }',
      'price: { from: 9800, to: 1240, currency: usd, verified: "2026-09-31" }',
    ],
    { field: 'offers.0.price.currency', nearest: 'USD' },
    { field: 'offers.0.price.verified' },
    { field: 'offers.0.price.from', fix: 'Swap' },
  ));

test('what is refused is not warned about, too', async () => {
  const { problems, warnings } = await fixture.check((change) =>
    change.replace(facts, 'founded: 2009', 'founded: 2036'),
  );
  expect(problems).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test('a broken record is not part of the content', async () => {
  const { content } = await fixture.check((change) => change.replace(facts, 'city: Medellín\n', ''));
  expect(content.clinics.map(({ id }) => id)).toEqual(['casa-ceiba']);
});

test('care options stand in the order of their places, not of their names', async () => {
  const { content } = await fixture.check((change) => change.replace(`${cells}/facts.yaml`, /order: .*/, 'order: 50'));
  expect(content.careOptions.at(-1)?.id).toBe('stem-cells');
});
