import { cells, dental, english, facts } from '../paths';
import { contentReports } from '../reports';

const { fixture, reports } = contentReports();

test('an unknown field, with the one that was meant, which is not missing, too', () =>
  reports([english, 'summary:', 'sumary:'], {
    field: 'sumary',
    found: '"sumary"',
    nearest: 'summary',
    fix: 'Write "summary"',
  }));

test.each<[string, string, string]>([
  ['empty', '', 'no fields'],
  ['of words alone', 'hello\n', '"hello"'],
])('facts.yaml %s', (_name, text, found) =>
  reports((content) => content.write(facts, text), { file: facts, field: 'whole file', found, allowed: 'fields: ' }),
);

test.each([
  ['left', 'right', '60', '40'],
  ['top', 'bottom', '80', '20'],
] as const)('swapped edges are reported although another edge is wrong: %s', (low, high, from, to) => {
  const edges = { left: '20', right: '40', top: '20', bottom: '80', [low]: from, [high]: to };
  const wrong = low === 'left' ? 'top' : 'left';
  const lines = { left: 6, top: 8 };
  const box = Object.entries({ ...edges, [wrong]: 'none' }).map(([name, edge]) => `  ${name}: ${edge}`);
  return reports(
    (content) => content.replace(`${cells}/facts.yaml`, 'slug:', ['focus:', ...box, 'slug:'].join('\n')),
    { file: `${cells}/facts.yaml`, line: lines[wrong], field: `focus.${wrong}` },
    { file: `${cells}/facts.yaml`, line: lines[low], field: `focus.${low}`, fix: `Swap "${low}"` },
  );
});

test('a text where a list belongs is not reported as too short too', () =>
  reports([facts, /experts:[\s\S]*?\noffers:/, 'experts: many\noffers:'], { field: 'experts', allowed: 'a list' }));

test('two records of one address', () =>
  reports([`${dental}/facts.yaml`, 'en: dental-treatments', 'en: bariatric-surgery'], {
    field: 'slug.en',
    found: `"bariatric-surgery", already taken by content/care-options/bariatric-surgery/facts.yaml:`,
    fix: 'Choose another value',
  }));

test('two records of one place', () =>
  reports(
    (content) =>
      content.replace(
        `${cells}/facts.yaml`,
        /order: .*/,
        /order: .*/.exec(fixture.read(`${dental}/facts.yaml`))?.[0] ?? '',
      ),
    { file: `${cells}/facts.yaml`, line: 'order:', field: 'order', found: 'already taken by' },
  ));
