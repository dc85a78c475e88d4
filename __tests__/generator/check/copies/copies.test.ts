import { contentFixture } from '../contentFixture';
import { clinic, english, facts, james, knee, marisol, privacy } from '../paths';

const { check, checkAfterCommit } = contentFixture();

test('a clinic’s folder that was copied is warned about: its numbers and its texts', async () => {
  const { warnings } = await check((content) => content.copy(clinic, 'content/clinics/zz-copy'));
  const copied = warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone');
  expect(copied.every(({ file }) => file.startsWith('content/clinics/zz-copy/'))).toBe(true);
  const [facts, english, spanish] = copied;
  expect(copied).toHaveLength(3);
  expect(facts).toMatchObject({
    field: 'accreditations.0.number',
    found: expect.stringContaining('experts.0.licence.number'),
  });
  expect(facts?.found).toContain(`of ${clinic}/facts.yaml`);
  for (const words of [english, spanish]) expect(words?.found).toContain(', text');
});

test('the copy is the one that the last commit lacks, whatever its name', async () => {
  const { warnings } = await checkAfterCommit((content) => content.copy(clinic, 'content/clinics/aa-copy'));
  const copied = warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone');
  expect(copied).toHaveLength(3);
  expect(copied.every(({ file }) => file.startsWith('content/clinics/aa-copy/'))).toBe(true);
});

test('also with another name, and with numbers written in another way', async () => {
  const copy = 'content/clinics/zz-copy';
  const { warnings } = await check((content) => {
    content.copy(clinic, copy);
    content.replace(`${copy}/facts.yaml`, 'name: Centro Valle Alto', 'name: Clínica Nueva');
    content.replace(`${copy}/facts.yaml`, 'number: SAMPLE-CO-1187', 'number: sample co 1187');
    content.replace(`${copy}/words.en.md`, /Valle Alto/, 'Nueva');
  });
  expect(warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone')).toHaveLength(3);
});

test.each([james, marisol, privacy])('a copy of %s is warned about, a language each', async (record) => {
  const copy = record === privacy ? 'content/pages/accessibility' : record.replace(/[^/]*$/, 'zz-copy');
  const { warnings } = await check((content) => {
    if (record === privacy) content.remove(copy);
    content.copy(record, copy);
  });
  const copied = warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone');
  expect(copied).toHaveLength(2);
});

test('what clinics rightly say alike is not', async () => {
  const ceiba = 'content/clinics/casa-ceiba/words.en.md';
  const { warnings } = await check((content) => {
    content.replace(
      ceiba,
      /You send an ECG.*/,
      'You send X-rays and a list of your medicines, and you receive a written quote.',
    );
    content.replace(
      english,
      /You send X-rays.*/,
      'You send X-rays and a list of your medicines, and you receive a written quote.',
    );
    content.replace(
      ceiba,
      /Night staffing,.*/,
      'Operating rooms, wards, infection control and the handling of complaints, inspected every three years.',
    );
  });
  expect(warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone')).toEqual([]);
});

// biome-ignore format: a case a line
test.each<[string, string, string, RegExp | string, string]>([
  ['the licence of a colleague', facts, 'experts.1.licence.number', 'SAMPLE-MED-31775', 'sample med 20418'],
  ['a doctor twice', facts, 'experts.1.name', 'name: Thomas Okafor', 'name: Ana Lucía Restrepo'],
  ['another clinic’s name', facts, 'name', 'name: Centro Valle Alto', 'name: Casa Ceiba'],
  ['another clinic’s address', facts, 'location.address', /address: .*/, 'address: Calle Ejemplo 47, Barrio de Santiago, Mérida'],
  ['the biography of another expert', english, 'experts.thomas-okafor.biography', /Trained in Toronto.*/, 'Came from intensive care to build the night team. Two nurses are awake every night, and one of them never leaves the treatment wing.'],
  ['a biography with other towns and numbers', english, 'experts.thomas-okafor.biography', /Trained in Toronto.*/, 'Trained in San José and Santiago de Cuba, with nine years in a hospital’s cardiac ward. She reads every ECG herself and alone decides who is accepted.'],
  ['a paragraph of another clinic’s town', english, 'gettingThere', 'gettingThere: |\n', 'gettingThere: |\n  Mérida is a flat, walkable colonial city of low houses and shaded squares, known in Mexico for being calm. Santiago, a few blocks from the house, has a market, a church and benches under laurel trees.\n\n'],
  ['another clinic’s summary', english, 'summary', /Orthopedic and.*/, 'Small residential clinic in a garden, with round-the-clock medical monitoring.'],
  ['another treatment’s lede', `${knee}/words.en.md`, 'lede', '“Total knee replacement” is', '“Cell injection into a joint” is'],
  ['the text of another offer', english, 'offers.partial-knee-replacement.description', /Only the worn side.*/, 'Both sides of a worn knee joint are replaced by metal and plastic parts, usually under spinal anesthesia. You stand with a physiotherapist on the day after surgery.'],
])('%s', async (_what, file, field, from, to) => {
  const { warnings } = await check((content) => content.replace(file, from, to));
  const copied = warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone');
  expect(copied.map((each) => [each.file, each.field])).toEqual([[file, field]]);
});

test.each([
  [
    'word for word, that names the other clinic’s town',
    'A nurse for nine years in Mérida, and a teacher in Mérida for three.',
    'A nurse for nine years in Mérida, and a teacher in Mérida for three.',
  ],
  [
    'of another sex and town',
    'She trained in Bogotá. She shows scars and results, and talks to you twice before any date.',
    'He trained in Mérida. He shows scars and results, and talks to you twice before any date.',
  ],
])('a short biography %s', async (_what, original, copy) => {
  const { warnings } = await check((content) => {
    content.replace('content/clinics/casa-ceiba/words.en.md', /Came from intensive care.*/, original);
    content.replace(english, /Trained in Toronto.*/, copy);
  });
  const copied = warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone');
  expect(copied.map(({ file, field }) => [file, field])).toEqual([[english, 'experts.thomas-okafor.biography']]);
});

const ceiba = 'content/clinics/casa-ceiba/facts.yaml';
const ana = [
  'name: Ana Lucía Restrepo',
  'number: SAMPLE-MED-20418',
  'register: Registro Andino de Profesionales de la Salud (sample)',
];
const leonor = [
  'name: Leonor Pech Aguilar',
  'number: SAMPLE-CED-652087',
  'register: Registro Maya de Profesiones Sanitarias (sample)',
];
const body = ['number: SAMPLE-MX-0918', 'number: SAMPLE-CO-1187'] as const;

/** Edits of the clinic whose name comes first. */
test.each<[string, (readonly [string?, string?])[], string[]]>([
  ['the licence of a doctor elsewhere', [[leonor[1], ana[1]]], ['experts.0.licence.number']],
  ['a register in other words', [0, 1].map((index) => [leonor[index], ana[index]]), ['experts.0.licence.number']],
  ['the same certificate of another body', [body], ['accreditations.0.number']],
  [
    'a doctor of two clinics',
    [
      [leonor[0], 'name: Ana Lucia Restrepo'],
      [leonor[1], ana[1]],
      [leonor[2], ana[2]],
    ],
    [],
  ],
])('what was changed last is the copy, whatever its name: %s', async (_what, edits, fields) => {
  const { warnings } = await checkAfterCommit((content) => {
    for (const [from = '', to = ''] of edits) content.replace(ceiba, from, to);
  });
  const copied = warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone');
  expect(copied.map(({ file, field }) => [file, field])).toEqual(fields.map((field) => [ceiba, field]));
});

test('a procedure’s folder that was copied is one problem, until it is its own', async () => {
  const { problems } = await checkAfterCommit((content) => content.copy(knee, 'content/procedures/aa-copy'));
  expect(problems).toMatchObject([
    { file: 'content/procedures/aa-copy/facts.yaml', found: expect.stringContaining(`a copy of ${knee}: `) },
  ]);
});
