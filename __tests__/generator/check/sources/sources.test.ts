import { figureIn } from '../../../../src/generator/check/sources/sourceRules';
import { cells, knee } from '../paths';
import { contentReports, type Edit, type Report } from '../reports';

const { fixture, reports, passes } = contentReports();
const facts = `${knee}/facts.yaml`;
const english = `${knee}/words.en.md`;
const spanish = `${knee}/words.es.md`;
const keys = 'keys of sources in facts.yaml: cdc-flying, nice-157, review-2021';
const oneInText = 'About 15 of 100 people still have pain after a year [review-2021].';

// biome-ignore format: a case a line
test.each<[string, Edit, Report]>([
  ['a misspelled key in a field', [english, '[cdc-flying]', '[cdc-fliying]'], { field: 'flight', found: 'a source "cdc-fliying"', allowed: keys, nearest: 'cdc-flying' }],
  [
    'one of several keys in an entry',
    [`${cells}/words.en.md`, '[nice-157, cdc-flying]', '[nice-157, cdc-flying, who]'],
    { field: 'alternatives.0.text', found: 'a source "who"', fix: 'List the source in facts.yaml' },
  ],
  ['a misspelled key in the text', [english, 'after a year [review-2021]', 'after a year [review-2012]'], { field: 'text', found: 'a source "review-2012"', nearest: 'review-2021' }],
  [
    'a marker in a name',
    [english, 'name: No benefit', 'name: No benefit [review-2021]'],
    {
      field: 'risks.no-benefit.name',
      found: 'the marker [review-2021] in words that pages show unchanged',
      fix: 'Remove the marker',
    },
  ],
  ['a marker in a heading', [spanish, '## Qué se sabe', '## Qué se sabe [review-2021]'], { field: 'text', found: 'the marker [review-2021]' }],
  [
    'a figure in the text',
    [english, oneInText, 'Some have pain [review-2021]. About 15 of 100 still have it.'],
    {
      field: 'text',
      found: 'the figure "15 of 100" without a source',
      allowed: 'their source in the same sentence or entry',
      fix: 'Put the key of the source in square brackets',
    },
  ],
  [
    'a figure in an entry',
    [spanish, '  - Personas con una infección abierta', '  - Personas con una infección abierta, un 5 por ciento'],
    { field: 'notFor.0', found: 'the figure "5 por ciento"' },
  ],
  ['a risk whose source is not listed', [facts, '    source: nice-157', '    source: nice-175'], { field: 'risks.0.source', found: '"nice-175"', nearest: 'nice-157' }],
  ['a flight whose source is not listed', [facts, '  source: cdc-flying', '  source: cdc'], { field: 'beforeFlight.source', nearest: 'cdc-flying' }],
  [
    'a share without its source',
    [facts, 'key: infection', 'key: infection\n    perHundred: { from: 1, to: 2 }'],
    { field: 'risks.1', found: 'perHundred without a source', fix: 'Add source:' },
  ],
  [
    'how often, without a source',
    [spanish, 'text: Puede aparecer', 'howOften: Rara vez\n    text: Puede aparecer'],
    { field: 'risks.infection.howOften', found: 'the risk infection has no source', fix: 'Add the source to the risk' },
  ],
  ['a source, without how often', [english, /\n {4}howOften: .*/, ''], { line: '  blood-clot:', field: 'risks.blood-clot', found: 'no howOften', fix: 'Add howOften' }],
  ['a key that was changed in facts.yaml alone', [facts, 'key: review-2021', 'key: review-21'], { field: 'sources.2.key', found: '"review-21", while the words cite "review-2021"', nearest: 'review-2021' }],
  ['an address without https', [facts, 'url: https://wwwnc', 'url: http://wwwnc'], { field: 'sources.0.url', allowed: 'https://' }],
])('%s', (_what, edit, expected) => reports(edit, expected));

const another = (key: string): Edit => [
  facts,
  'sources:\n',
  `sources:\n  - key: ${key}\n    title: Another\n    language: en\n    publisher: A journal\n    year: 2020\n    url: https://doi.org/10.1000/another\n`,
];

test('a source that nobody cites', () =>
  reports(another('who'), {
    line: fixture.lineOf(facts, 'sources:') + 1,
    field: 'sources.0.key',
    found: '"who", which words.en.md and words.es.md do not cite',
    fix: 'Write [who] after the claim',
  }));

test('a source that one language cites', () =>
  reports(
    (content) => {
      content.replace(...another('who'));
      content.replace(english, 'text: It can show weeks later', 'text: It can show weeks later [who]');
    },
    {
      file: facts,
      line: fixture.lineOf(facts, 'sources:') + 1,
      field: 'sources.0.key',
      found: '"who", which words.es.md does not cite',
    },
  ));

test('a file that breaks off right after a source: once, whatever cites those that are gone', () =>
  reports(
    (content) => {
      content.replace(...another('who'));
      content.replace(facts, '  source: cdc-flying', '  source: review-2021');
      content.replace(facts, /\n {2}- key: review-2021[\s\S]*/, '\n');
      content.replace(english, 'text: It can show weeks later', 'text: It can show weeks later [who]');
      content.replace(spanish, 'text: Puede aparecer', 'text: Puede aparecer [who]');
    },
    {
      file: facts,
      line: fixture.lineOf(facts, 'sources:') + 6 + 6 + 1,
      field: 'sources.2',
      found: 'no "review-2021" among the sources',
      fix: 'where the file breaks off, restore its end from git',
    },
  ));

test('the same key twice', () =>
  reports(another('nice-157'), {
    line: fixture.lineOf(facts, 'sources:') + 6 + 6 + 1,
    field: 'sources.2.key',
    found: '"nice-157" a second time',
  }));

test('markers are neither leftover Markdown nor links', () =>
  passes([
    english,
    oneInText,
    'About 15 of 100 people [nice-157, review-2021] have **pain** [review-2021], more *than* some.',
  ]));

test.each([
  ['12 percent of people', '12 percent'],
  ['1.5 % of people', '1.5 %'],
  ['10 to 34 percent', '34 percent'],
  ['one in ten people', 'one in ten'],
  ['1 to 2 of 100', '2 of 100'],
  ['5 out of every 1,000', '5 out of every 1,000'],
  ['0.17 leaks, or 2 per 100', '2 per 100'],
  ['el 12 por ciento', '12 por ciento'],
  ['uno de cada diez', 'uno de cada diez'],
  ['unas 5 a 8 de cada 10,000 personas', '8 de cada 10,000'],
  ['2 en 100', '2 en 100'],
  ['four of the five treatments', undefined],
  ['3 in 10 days', undefined],
  ['10 of 12 rooms', undefined],
  ['it takes 10 minutes', undefined],
])('%s: %s', (words, figure) => expect(figureIn(words)).toBe(figure));
