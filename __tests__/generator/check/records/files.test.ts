import type { Change } from '../contentFixture';
import { clinic, dental, english, facts, james, marisol, spanish } from '../paths';
import { contentReports, type Edit, type Report } from '../reports';

const { fixture, problemsAfter, reports, passes } = contentReports();

test.each([
  'Thumbs.db',
  'desktop.ini',
  '~$words.en.docx',
  '.DS_Store',
  '._words.en.md',
  'words.en.md~',
  '.words.en.md.swp',
  'words.en.md.bak',
  'words.en.md.orig',
  'words.en.md.rej',
  'words.en.md.save',
  '__MACOSX',
  'Thumbs.db:encryptable',
  '#words.en.md#',
  'Icon\r',
  '@eaDir',
  '#recycle',
  '$RECYCLE.BIN',
  'System Volume Information',
  '4913',
  '.~lock.words.en.odt#',
])('%j is passed over: systems and editors leave it unseen', (name) =>
  passes((content) => content.write(`${clinic}/${name}`, 'x')),
);

type Step = (content: Change) => void;
const gone =
  (path: string): Step =>
  (content) =>
    content.remove(path);
const copied =
  (from: string, to: string): Step =>
  (content) =>
    content.copy(from, to);
const renamed =
  (from: string, to: string): Step =>
  (content) =>
    content.rename(from, to);
const written =
  (file: string, text: string): Step =>
  (content) =>
    content.write(file, text);
const linked =
  (target: string, file: string): Step =>
  (content) => {
    content.remove(file);
    content.link(target, file);
  };

test.each<[string, Step, Report]>([
  [
    'a language missing',
    gone(spanish),
    { file: spanish, field: 'file', found: 'nothing', allowed: 'words.es.md', fix: 'Create words.es.md' },
  ],
  ['facts missing', gone(facts), { file: facts, field: 'file', found: 'nothing', fix: 'Create facts.yaml' }],
  [
    'a care option missing',
    gone(dental),
    {
      file: dental,
      field: 'folder',
      found: 'nothing',
      allowed: 'stem-cells, orthopedic-surgery',
      fix: 'Create content/care-options/dental-treatments',
    },
  ],
  [
    'a page that the site does not have',
    copied('content/pages/about-us', 'content/pages/about-you'),
    { file: 'content/pages/about-you', field: 'folder name', nearest: 'about-us', fix: 'Rename the folder' },
  ],
  [
    'a folder that the site does not know',
    copied('content/clinics/casa-ceiba', 'content/clinic'),
    {
      file: 'content/clinic',
      field: 'folder name',
      allowed: 'clinics, care-options',
      nearest: 'clinics',
      fix: 'Move what is in it to content/clinics.',
    },
  ],
  [
    'a folder that cannot be an address',
    renamed(clinic, 'content/clinics/Valle Alto'),
    {
      file: 'content/clinics/Valle Alto',
      field: 'folder name',
      found: '"Valle Alto"',
      allowed: 'small letters a to z',
      nearest: 'valle-alto',
      fix: 'Rename the folder to valle-alto.',
    },
  ],
  [
    'a page whose folder needs another name',
    renamed('content/pages/about-us', 'content/pages/About-us'),
    {
      file: 'content/pages/About-us',
      field: 'folder name',
      found: '"About-us"',
      nearest: 'about-us',
      fix: 'Rename the folder to about-us.',
    },
  ],
  [
    'a folder whose name hosts take for the page of the folder above',
    copied('content/clinics/casa-ceiba', 'content/clinics/index'),
    { file: 'content/clinics/index', field: 'folder name' },
  ],
  [
    'a file with a wrong name',
    written(`${clinic}/words.de.md`, 'words'),
    {
      file: `${clinic}/words.de.md`,
      field: 'file',
      allowed: 'facts.yaml, words.en.md, words.es.md, cover.svg, cover.jpg, cover.png',
      fix: 'Move it out of content/',
    },
  ],
  ...['word.en.md', 'Words.EN.md', 'words.en.txt', 'words_en.md'].map((name): [string, Step, Report] => [
    `a text as ${name}: it is not missing, too`,
    renamed(english, `${clinic}/${name}`),
    {
      file: `${clinic}/${name}`,
      line: 1,
      field: 'file',
      nearest: 'words.en.md',
      fix: 'Rename the file to words.en.md, or move it out of content/.',
    },
  ]),
  [
    'a file beside the folders',
    written('content/clinics/notes.txt', 'words'),
    { file: 'content/clinics/notes.txt', field: 'file', fix: 'separate folder' },
  ],
  [
    'a picture for a record without one',
    written(`${james}/cover.jpg`, 'picture'),
    { file: `${james}/cover.jpg`, field: 'file', fix: 'do not show a picture' },
  ],
  [
    'a link to a file elsewhere',
    linked('/etc/hostname', spanish),
    { file: spanish, field: 'file', found: 'a link to another file', fix: 'Put the file itself here.' },
  ],
  [
    'a link to what never ends, which is not followed to look for a draft',
    linked('/dev/zero', facts),
    { file: facts, field: 'file', found: 'a link to another file', fix: 'Put the file itself here.' },
  ],
  [
    'an encoding that is not UTF-8',
    (content) => content.write(spanish, Buffer.from('---\nsummary: Centro ortopédico\n---\n', 'latin1')),
    { file: spanish, field: 'file', found: 'not UTF-8', fix: 'encoding UTF-8' },
  ],
  [
    'a file of another size than words have',
    (content) => content.append(english, 'Words and words. '.repeat(4000)),
    { file: english, field: 'file', found: ' bytes', allowed: 'at most 65536 bytes', fix: 'Shorten the text' },
  ],
  [
    'more lines than a text has',
    (content) => content.append(english, '\n'.repeat(1000)),
    { file: english, line: 1000, field: 'file', allowed: 'at most 1000 lines', fix: 'Shorten the text' },
  ],
])('%s', (_what, change, expected) => reports(change, expected));

// biome-ignore format: a case a line
test.each<[string, Edit, Partial<Report>]>([
  ['letters damaged by a wrong encoding', [facts, 'city: Medellín', 'city: MedellÃ\u00ADn'], { found: 'damaged' }],
  ['damaged quotation marks', [facts, 'city: Medellín', 'city: Medellâ€™in'], { fix: 'Type the damaged letters again' }],
  ['a tab', [facts, '  - stem-cells', '\t- stem-cells'], { found: 'a tab', fix: 'Use spaces' }],
  [
    'two versions that git could not join',
    [english, '## The building', '<<<<<<< HEAD\n## The building\n=======\n## A house\n>>>>>>> theirs'],
    { found: 'two versions of these lines', allowed: 'one version', fix: 'remove the three marker lines' },
  ],
  ['a marker of git that was left', [english, '## The building', '=======\n## The building'], { found: 'two versions' }],
  ['a no-break space after a colon', [facts, 'founded: 2009', 'founded:\u00A02009'], { found: 'a no-break space' }],
  ['one after a hyphen', [facts, '  - stem-cells', '  -\u00A0stem-cells'], { found: 'a no-break space' }],
  ['one after #', [english, '## The building', '##\u00A0The building'], { fix: 'Delete the space and type it again' }],
  ['one before a field', [facts, 'founded: 2009', '\u00A0founded: 2009'], { allowed: 'a usual space' }],
  [
    'a character that nobody sees',
    [facts, 'city: Medellín', 'city: Mede\u00ADllín'],
    { found: 'the invisible character U+00AD, a soft hyphen, between "city: Mede" and "llín"', fix: 'Delete it' },
  ],
])('%s', (_what, edit, expected) => reports(edit, { field: 'file', ...expected }));

test('a byte order mark, Windows line ends and accents as characters of their own are right', () =>
  passes((content) => {
    content.write(english, `\uFEFF${fixture.read(english).replaceAll('\n', '\r\n')}`);
    content.write(spanish, fixture.read(spanish).normalize('NFD'));
  }));

test('no-break spaces between words, and what joins the parts of an emoji, are right', () =>
  passes((content) => {
    content.replace(english, 'value: 1,500 m', 'value: 1,500\u00A0m');
    content.replace(english, 'companion: Private room', 'companion: 👩‍⚕️ Private room');
  }));

test('a record that cannot be read may be the one with a place on the home page', () =>
  reports((content) => content.write(`${marisol}/facts.yaml`, ': : :'), {
    file: `${marisol}/facts.yaml`,
    field: 'YAML',
  }));

test('a file where the folder of a clinic was', async () => {
  const problems = await problemsAfter((content) => {
    content.remove('content/clinics/casa-ceiba');
    content.write('content/clinics/casa-ceiba', 'words');
  });
  expect(problems).toContainEqual(expect.objectContaining({ file: 'content/clinics/casa-ceiba', field: 'file' }));
});

test('a clinic whose folder must be renamed is linked to by the name that it will have', () =>
  reports(
    (content) => {
      content.replace(english, '## The building', 'See [the house](/clinics/casa-ceiba).\n\n## The building');
      content.rename('content/clinics/casa-ceiba', 'content/clinics/Casa Ceiba');
    },
    { file: 'content/clinics/Casa Ceiba', field: 'folder name', nearest: 'casa-ceiba' },
  ));

test('a place of a page whose folder must be renamed', () =>
  reports(
    (content) => {
      content.replace(english, '## The building', 'See [us](/about-us#nowhere).\n\n## The building');
      content.rename('content/pages/about-us', 'content/pages/About us');
    },
    { file: 'content/pages/About us', field: 'folder name', nearest: 'about-us' },
    { file: english, line: '## The building', field: 'text', found: 'a place that its page does not have' },
  ));
