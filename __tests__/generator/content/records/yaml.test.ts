import { isProblem } from '../../../../src/generator/content/problem';
import { parseYaml } from '../../../../src/generator/content/records/yamlSource';
import { paragraphsOf } from '../../../../src/generator/pageData/createFormat';
import { english, facts } from '../../check/paths';
import { contentReports, type Edit, type Report } from '../../check/reports';

const { fixture, reports, passes } = contentReports();
/** Line of the second ---. */
const end = fixture.lineOf(english, '\n---\n\n') + 1;

// biome-ignore format: a case a line
test.each<[string, Edit, Partial<Report>]>([
  ['a colon in a text', [facts, 'city: Medellín', 'city: Medellín: the city'], { found: 'city: Medellín: the city', fix: 'double quotes' }],
  ['a second part', [facts, 'founded: 2009', '---\nfounded: 2009'], { line: 6, found: 'a second part of the file: "---"', fix: 'Remove the line of ---' }],
  ['a field given twice', [facts, 'founded: 2009', 'founded: 2009\nfounded: 2010'], { line: 7, found: '"founded" a second time, after line 6', fix: 'Keep one of the two fields.' }],
  ['a number with two commas', [facts, 'from: 9800', 'from: 1,000,000'], { fix: 'Write numbers without commas' }],
  ['a value that begins with !', [facts, 'city: Medellín', 'city: !Medellín'], { fix: 'double quotes' }],
  ['with @, in front matter', [english, 'profileTitle: A', 'profileTitle: @A'], { fix: 'double quotes' }],
  ['with &', [facts, 'name: Centro', 'name: &Centro'], { found: 'begins with & or *', fix: 'double quotes' }],
  ['with *', [facts, 'city: Medellín', 'city: *city'], { fix: 'double quotes' }],
  ['a text cut off by #', [facts, /address: .*/, 'address: Calle 10 # 43-20'], { found: 'cut off before "# 43-20"', fix: 'Put a comment on a separate line' }],
  ['a bracket left open', [facts, 'specialties:\n', 'specialties: [\n'], { line: 9 }],
  ['words after a bracket', [english, /summary: .*/, 'summary: [New] knees'], { fix: 'double quotes' }],
  ['words after a quotation mark', [english, /summary: .*/, 'summary: "New" knees'], { fix: 'double quotes' }],
  ['a comma missing between fields', [facts, 'from: 9800, to', 'from: 9800 to'], { fix: 'Put commas between' }],
  ['a bracket that its line leaves open', [facts, 'covers: [stem-cells]', 'covers: [stem-cells'], { line: 'number: SAMPLE-CT-0342', fix: 'close each bracket' }],
  ['an entry that begins with #', [english, '  - Airport pickup', '  - #1 pickup'], { found: 'cut off before "#1 pickup' }],
  ['an entry without a space', [english, '  - Airport pickup', '  -Airport pickup'], { fix: 'Begin each entry' }],
  ['a field too far in', [facts, 'founded: 2009', '  founded: 2009'], { line: 'city: Medellín', fix: 'The line below this one goes too far inwards' }],
  ['a field not far enough in', [english, '    role: Orthopedic', '   role: Orthopedic'], { fix: 'this one not far enough' }],
  ['a line left of its text', [english, '\n\n  Not everybody', '\n\nNot everybody'], { line: 'Not everybody' }],
  ['an entry with an asterisk', [english, '  - Airport pickup', '  * Airport pickup'], { found: '"* Airport pickup', fix: 'Begin each entry' }],
  ['an entry with a dash', [english, '  - Airport pickup', '  – Airport pickup'], { found: '"– Airport pickup', fix: 'Begin each entry' }],
  ['an entry too far in', [english, '  - Airport pickup', '    - Airport pickup'], { fix: 'all in one column' }],
  ['fields in different columns', [facts, '    code: MDE', '   code: MDE'], { fix: 'same column' }],
  ['a backslash', [facts, 'city: Medellín', 'city: "Mede\\llín"'], { fix: 'Write the backslash twice' }],
])('YAML: %s', (_what, edit, expected) => reports(edit, { field: 'YAML', allowed: 'valid YAML', ...expected }));

test.each<Edit>([
  [facts, 'city: Medellín', 'city: "Medellín'],
  [facts, 'city: Medellín', "city: 'Medellín"],
  [facts, 'reviewed: "2026-09-14"', 'reviewed: "2026-09-14'],
  [english, 'lede: Orthopedic', 'lede: "Orthopedic'],
])('a quotation mark left open is reported on its line: %#', (...edit) =>
  reports(edit, { field: 'YAML', found: 'a quotation mark that is not closed', fix: 'quotation mark' }),
);

test.each<[string, Edit, Partial<Report>]>([
  ['without its first line', [english, /^---\n/, ''], { line: 1, fix: 'Begin the file with a line of ---' }],
  ['below an empty line', [english, /^/, '\n'], { line: 1, found: 'no lines between' }],
  ['with a dash at its end', [english, '\n---\n', '\n—\n'], { line: end, found: '"—"', fix: 'three hyphens' }],
  [
    'cut off',
    [english, /\nkeyFeatures:[\s\S]*/, ''],
    { line: 6, found: 'no second line of ---', fix: 'restore its end from git' },
  ],
  ['of an empty file', [english, /[\s\S]*/, ''], { line: 1, found: 'an empty file', fix: 'Restore it from git' }],
  [
    'that ends too early',
    [english, 'keyFeatures:', '---\nkeyFeatures:'],
    { line: 8, found: 'the field "keyFeatures:" below' },
  ],
])('front matter %s', (_what, edit, expected) => reports(edit, { field: 'front matter', ...expected }));

test('a file pasted into itself', () =>
  reports((content) => content.append(english, fixture.read(english)), {
    file: english,
    line: fixture.read(english).split('\n').length + 1,
    field: 'front matter',
    fix: 'remove what was pasted a second time',
  }));

test('a comment is right behind numbers and quoted texts, and on a line of its own', () =>
  passes((content) => {
    content.replace(facts, 'founded: 2009', '# asked in May\nfounded: 2009 # says the clinic');
    content.replace(facts, /address: .*/, 'address: "Calle 10 # 43-20, Medellín" # new');
  }));

test.each([
  ['|', ''],
  ['>', ''],
  ['', ''],
  ['"', '"'],
])('a text keeps its paragraphs behind %j', async (begin, end) => {
  const { content } = await fixture.check((change) =>
    change.replace(
      english,
      /treatmentIntro: \|\n[\s\S]*?\noffers:/,
      `treatmentIntro: ${begin}\n  One,\n  and on.\n\n  Two.${end}\noffers:`,
    ),
  );
  const intro = content.clinics.find(({ id }) => id === 'valle-alto')?.words.en.treatmentIntro ?? '';
  expect(paragraphsOf(intro)).toEqual(['One, and on.', 'Two.']);
});

test('knows the line of every field, and of the nearest one that exists', () => {
  const source = parseYaml('a.yaml', 'one: 1\ntwo:\n  three: 3\n  four:\n    - a\n    - b: 1\n', 2);
  if (isProblem(source)) throw new Error(source.found);
  const paths = [['one'], ['two', 'three'], ['two', 'four', 1, 'b'], ['two', 'five'], ['six']];
  expect(paths.map((path) => source.lineOf(path))).toEqual([2, 4, 7, 3, 2]);
});

test.each([
  ['brackets', `a: ${'['.repeat(20_000)}`],
  ['names that unfold', Array.from({ length: 12 }, (_, n) => `a${n}: &a${n} [${`*a${n - 1},`.repeat(9)}]`).join('\n')],
])('%s without end are refused', (_what, text) => expect(parseYaml('a.yaml', text)).toMatchObject({ field: 'YAML' }));
