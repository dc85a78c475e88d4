import { cells, clinic, english, james, spanish } from '../paths';
import { contentReports, type Edit, type Report } from '../reports';

const { fixture, reports, passes } = contentReports();

test.each([clinic, james])('%s: files that were exchanged', async (folder) => {
  const files = ['en', 'es'].map((language) => `${folder}/words.${language}.md`) as [string, string];
  const [own, other] = files.map(fixture.read) as [string, string];
  const { problems } = await fixture.check((content) => {
    content.write(files[0], other);
    content.write(files[1], own);
  });
  const found = problems.filter((problem) => problem.found.startsWith('words in'));
  expect([...new Set(found.map(({ file, allowed }) => `${file} ${allowed}`))]).toEqual([
    `${files[0]} words in English`,
    `${files[1]} words in Spanish`,
  ]);
  if (folder === clinic)
    expect(found).toMatchObject([
      { field: 'whole file', fix: expect.stringContaining('swap it with words.es.md') },
      { field: 'whole file', fix: expect.stringContaining('swap it with words.en.md') },
    ]);
});

test.each([
  [english, spanish, 'Spanish'],
  [spanish, english, 'English'],
])('%s copied to %s is reported once', async (original, copy, language) => {
  const { problems, warnings } = await fixture.check((content) => content.write(copy, fixture.read(original)));
  const found = [...problems, ...warnings].filter((problem) => /^(?:words in|the same words)/.test(problem.found));
  expect(found).toMatchObject([{ file: copy, field: 'whole file', allowed: `words in ${language}` }]);
});

test.each<[string, Edit, Partial<Report>]>([
  [
    'a field in the other language',
    [spanish, /lede: .*/, 'lede: A center above the valley, with rooms that you can reach on foot in a minute.'],
    { field: 'lede', found: 'words in English', allowed: 'words in Spanish', fix: 'Translate them' },
  ],
  [
    'a paragraph in the other language',
    [
      `${james}/words.es.md`,
      /^(?=Antes)/m,
      'It was hard, and it is not finished. I still see my counselor every week.\n\n',
    ],
    { field: 'text', found: 'words in English: "It was hard' },
  ],
  [
    'a paragraph of a field',
    [
      spanish,
      'gettingThere: |\n',
      'gettingThere: |\n  A driver waits in arrivals with your name, at any hour of the day.\n\n',
    ],
    { field: 'gettingThere', found: 'words in English: "A driver waits' },
  ],
  [
    'an entry of a list',
    [
      `${cells}/words.es.md`,
      /- Lesiones de tendón.*/,
      '- Tendon injuries that have not become better with physiotherapy',
    ],
    { field: 'text', found: 'words in English: "Tendon injuries' },
  ],
  [
    'a short sentence that stands in both',
    [spanish, /profileTitle: .*/, 'profileTitle: A clinic built around walking again'],
    {
      field: 'profileTitle',
      found: 'the same words as in words.en.md',
      allowed: 'words in Spanish',
      fix: 'translate those of words.en.md',
    },
  ],
])('%s', (_what, edit, expected) => reports(edit, { field: '', ...expected }));

test.each([
  [
    'Hospital de la Universidad de los Andes de Mérida y de la Salud',
    'La clínica firma lo que llama “the list of all that you have to bring”',
  ],
  ['Aeropuerto Internacional José María Córdova', 'Aeropuerto Internacional José María Córdova'],
])('names, and quotations of the other language, are right: %s, %s', (own, other) =>
  passes((content) => {
    content.replace(english, /lede: .*/, `lede: ${own}`);
    content.replace(spanish, /lede: .*/, `lede: ${other}`);
  }),
);

test('names and addresses may stand in both', () =>
  passes((content) => {
    const same =
      '\nhttps://www.council-for-hospital-quality.org/verify\n\nRegistro Andino de Profesionales de la Salud\n';
    for (const file of [english, spanish]) content.append(file, same);
  }));

test.each([
  [english, 'Siete pisos y un solo expediente', true],
  [spanish, 'A small house by the sea', true],
  [english, 'A ward in the “Casa con jardín y mar”', false],
  [spanish, 'Bed and Breakfast La Palma', false],
])('a few words of the other language alone: %s, %s', async (file, words, isForeign) => {
  const { warnings } = await fixture.check((content) =>
    content.replace(file, /profileTitle: .*/, `profileTitle: ${words}`),
  );
  const found = `words in ${file === english ? 'Spanish' : 'English'}: "${words}"`;
  expect(warnings.map((each) => each.found)).toEqual(isForeign ? [found] : []);
});

test.each([
  ['Altitude', true],
  ['Days', true],
  ['May to October', true],
  ['Sunday', true],
  ['Bed and Breakfast La Palma', false],
  ['50 min', false],
  ['Hospital', false],
  ['Video', false],
  ['Doctor', false],
  ['Rionegro', false],
])('a few words that both languages have, and only English sentences: %s', async (word, isForeign) => {
  const { warnings } = await fixture.check((content) => {
    content.replace(english, 'label: Altitude\n', `label: "${word}"\n`);
    content.replace(spanish, 'label: Altitud\n', `label: "${word}"\n`);
  });
  const found = `the same words as in words.en.md: "${word}"`;
  expect(warnings.map((each) => [each.file, each.found])).toEqual(isForeign ? [[spanish, found]] : []);
});
