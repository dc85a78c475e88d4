import { contentFixture } from '../contentFixture';
import { clinic, english, facts } from '../paths';

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

// biome-ignore format: a case a line
test.each<[string, string, string, RegExp | string, string]>([
  ['the licence of a colleague', facts, 'experts.1.licence.number', 'SAMPLE-MED-31775', 'sample med 20418'],
  ['a doctor twice', facts, 'experts.1.name', 'name: Thomas Okafor', 'name: Ana Lucía Restrepo'],
  ['another clinic’s name', facts, 'name', 'name: Centro Valle Alto', 'name: Casa Ceiba'],
  ['another clinic’s address', facts, 'location.address', /address: .*/, 'address: Calle Ejemplo 47, Barrio de Santiago, Mérida'],
  ['the text of another offer', english, 'offers.partial-knee-replacement.description', /Only the worn side.*/, 'Both sides of a worn knee joint are replaced by metal and plastic parts, usually under spinal anesthesia. You stand with a physiotherapist on the day after surgery.'],
])('%s', async (_what, file, field, from, to) => {
  const { warnings } = await check((content) => content.replace(file, from, to));
  const copied = warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone');
  expect(copied.map((each) => [each.file, each.field])).toEqual([[file, field]]);
});
