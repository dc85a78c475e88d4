import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/generator/check/checkContent';
import { createRecord } from '../../tools/new/new';
import { emptyFolder } from '../emptyFolder';

const home = process.cwd();
const root = emptyFolder();
beforeEach(() => {
  mkdirSync(join(root, 'content'));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(home);
});

test.each([
  ['clinic', 'my-clinic', 'clinics'],
  ['care-option', 'stem-cells', 'care-options'],
  ['procedure', 'knee', 'procedures'],
  ['testimonial', 'ana-b', 'testimonials'],
  ['page', 'about-us', 'pages'],
])('makes the three files of a %s', async (kind, id, folder) => {
  expect(createRecord(kind, id)).toMatchObject({
    made: true,
    message: expect.stringContaining(`content/${folder}/${id}/facts.yaml`),
  });
  expect(readdirSync(join('content', folder, id)).sort()).toEqual(['facts.yaml', 'words.en.md', 'words.es.md']);

  const { problems, drafts, notes } = await checkContent(root);
  expect(notes.filter((note) => note.includes(`/${id}: `))).toHaveLength(1);
  const found = [...problems, ...drafts.flatMap((draft) => draft.problems)];
  expect(problems.filter(({ file }) => file.startsWith(`content/${folder}/${id}/`))).toEqual([]);
  const own = found.filter(({ file }) => file.startsWith(`content/${folder}/${id}`));
  expect(own.length).toBeGreaterThan(2);
  // Nothing but gaps: no field is unknown, none is forgotten, and the YAML parses.
  const gaps = [
    'nothing',
    '0 sections',
    '0 entries, with those of its precautions',
    'no text below the front matter',
    '""',
    'the file as npm run new has made it',
  ];
  expect(own.filter(({ found }) => !gaps.includes(found))).toEqual([]);
  expect(own.filter(({ fix }) => fix.startsWith('Add the field'))).toEqual([]);
});

test('an untouched clinic that is no draft has one problem a file, and lacks its picture', async () => {
  createRecord('clinic', 'my-clinic');
  const facts = 'content/clinics/my-clinic/facts.yaml';
  writeFileSync(facts, readFileSync(facts, 'utf8').replace('draft: true\n', ''));
  const { problems } = await checkContent(root);
  expect(problems.filter(({ file }) => file.includes('my-clinic')).map(({ file, fix }) => [file, fix])).toEqual([
    ['content/clinics/my-clinic/cover.jpg', expect.any(String)],
    ...['facts.yaml', 'words.en.md', 'words.es.md'].map((name) => [
      `content/clinics/my-clinic/${name}`,
      expect.stringContaining('keep draft: true'),
    ]),
  ]);
});

test('each field has its comment', () => {
  createRecord('clinic', 'my-clinic');
  const facts = readFileSync('content/clinics/my-clinic/facts.yaml', 'utf8');
  expect(facts).toContain('# degrees north, south is negative\n  latitude:');
  expect(facts).toContain('# place on the home page, 1 is the large card; leave out for none\n# featured:');
});

test('refuses an id that exists, and leaves its files alone', () => {
  createRecord('clinic', 'my-clinic');
  const before = readFileSync('content/clinics/my-clinic/facts.yaml', 'utf8');
  expect(createRecord('clinic', 'my-clinic')).toEqual({
    made: false,
    message: expect.stringContaining('exists already'),
  });
  expect(readFileSync('content/clinics/my-clinic/facts.yaml', 'utf8')).toBe(before);
});

test.each([
  ['clinic', 'My Clinic', 'cannot be an id'],
  ['clinic', '../../etc', 'cannot be an id'],
  ['clinic', '', 'Usage'],
  ['clinic', 'index', 'hosts take it for the page of the folder'],
  ['clinic', 'Clínica Sol', 'Write npm run new -- clinic clinica-sol'],
  ['clinik', 'my-clinic', 'Did you mean clinic?'],
  ['', '', 'Kinds: clinic, care-option, procedure, precaution, testimonial, page'],
  ['care-option', 'eye-surgery', 'stem-cells, orthopedic-surgery'],
  ['toString', 'a', 'no kind'],
])('refuses "%s %s"', (kind, id, reason) => {
  expect(createRecord(kind, id)).toEqual({ made: false, message: expect.stringContaining(reason) });
  expect(readdirSync('content')).toEqual([]);
});

test('an id of two words is not cut to the first', () => {
  expect(createRecord('clinic', 'my', 'clinic')).toEqual({
    made: false,
    message: 'An id is one word: "my clinic" are 2. Write npm run new -- clinic my-clinic',
  });
  expect(readdirSync('content')).toEqual([]);
});
