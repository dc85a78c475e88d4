import { cells, clinic, english, james, knee, privacy, spanish } from '../paths';
import { contentReports, type Report } from '../reports';

const { fixture, reports } = contentReports();
const file = `${cells}/words.en.md`;
const seven = /(?:- .*\n){7}/;
const items = seven.exec(fixture.read(file))?.[0] ?? '';

// biome-ignore format: a case a line
test.each<[string, string | RegExp, string, Report]>([
  ['six items', /- Osteoarthritis .*\n/, '', { line: '## What it', field: 'text', found: '1 list with 6 items', allowed: 'exactly 7 items' }],
  ['eight items', '- Osteoarthritis', '- More\n- Osteoarthritis', { line: '## What it', field: 'text', found: '8 items' }],
  ['seven numbered items', seven, items.replace(/^- /gm, '1. '), { line: '## What it', field: 'text', found: '1 numbered list with 7 items' }],
  ['seven items in two lists', seven, items.replace('\n- Sports', '\n\nAnd:\n\n- Sports'), { line: '## What it', field: 'text', found: '2 lists with 7 items', fix: 'all in one list' }],
  [
    'five sections',
    /## Find out[\s\S]*$/,
    '',
    {
      line: '## What to expect',
      field: 'text',
      found: '5 sections',
      allowed: 'Exactly six sections in this order, each under a heading that begins with ##: overview,',
      fix: 'Add the missing section',
    },
  ],
  // Of the sources that nothing cites any more nothing is said.
  [
    'a file that breaks off in its first section',
    /(?<=## Stem cell therapy in[^\n]*\n\n[^\n]{30})[\s\S]*$/,
    '\n',
    { line: '## Stem cell', field: 'text', found: '1 sections', fix: 'Add the missing section' },
  ],
  ['a section without text', /## Why choose[\s\S]*?(?=## What to)/, '## Why choose Camino Claro\n\n', { line: '## Why choose', field: 'text', found: 'a section without text' }],
  [
    'steps without numbers',
    /^[\s\S]*$/,
    fixture.read(file).replace(/^\d\. /gm, '- '),
    { line: '## How stem cell', field: 'text', found: 'no numbered list', fix: '"1. ", "2. ", "3. "' },
  ],
  [
    'words before the first section',
    '## Stem cell therapy in',
    'Words.\n\n## Stem cell therapy in',
    { field: 'text', found: 'text before the first section', fix: 'below the first heading' },
  ],
])('%s', (_what, from, to, expected) => reports([file, from, to], expected));

test.each([
  [`${clinic}/words.en.md`, 25],
  [`${cells}/words.es.md`, 30],
  [`${knee}/words.en.md`, 25],
  [`${james}/words.en.md`, 40],
])('%s, cut off %i characters before its end, is said to break off', async (path, lost) => {
  const { problems } = await fixture.check((content) => content.write(path, fixture.read(path).slice(0, -lost)));
  expect(problems).toMatchObject([
    {
      file: path,
      line: fixture.read(path).slice(0, -lost).split('\n').length,
      found: expect.stringContaining('a last sentence without an end'),
      fix: expect.stringContaining('restore its end from git'),
    },
  ]);
});

test('a short last sentence that ends with a comma breaks off', () =>
  reports((content) => content.append(english, '\n\nImplants can fail,\n'), {
    file: english,
    line: fixture.read(english).split('\n').length + 2,
    field: 'text',
    found: '"…Implants can fail,"',
    fix: 'restore its end from git',
  }));

test('a last entry of a list that breaks off, where the others do not', () =>
  reports(
    (content) =>
      content.append(
        `${privacy}/words.en.md`,
        '\n\n- We keep no data of yours on our own computers.\n- We ask you for the name and the address that you would like us to\n',
      ),
    {
      line: 12,
      field: 'text',
      found: 'a last sentence without an end',
      file: `${privacy}/words.en.md`,
      fix: 'restore its end from git',
    },
  ));

test.each<[string, string, string | RegExp, string, string]>([
  ['an entry of a list', spanish, /priceIncludes:\n {2}- .*\n/, 'priceIncludes', 'entries: 3'],
  ['a heading', spanish, '## El edificio\n', 'text', 'headings with ##: 1'],
  ['a step', `${cells}/words.es.md`, /^5\. .*\n/m, 'text', 'entries in this list: 4'],
  ['a small heading', `${cells}/words.es.md`, /^### .*\n/m, 'text', 'headings with ###: 3'],
])('%s in one language alone', async (_what, path, from, field, found) => {
  const to = field === 'priceIncludes' ? 'priceIncludes:\n' : '';
  const { problems } = await fixture.check((content) => content.replace(path, from, to));
  expect(problems).toMatchObject([
    {
      file: path,
      field,
      found,
      allowed: expect.stringContaining('as in words.en.md from line'),
      fix: expect.stringContaining('write here what is missing'),
    },
  ]);
});

test('of lists below a heading that one language lacks nothing more is said', () =>
  reports(
    (content) => content.append(file.replace(cells, 'content/clinics/valle-alto'), '\n## Meals\n\n- Soup\n- Bread\n'),
    { file: spanish, line: '## Cómo', field: 'text', found: 'headings with ##: 2' },
  ));
