/** @jest-environment node */
import { contentFixture } from '../contentFixture';
import { clinic } from '../paths';

const { check } = contentFixture();

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

test('the fixtures share none', async () => {
  const { warnings } = await check(() => undefined);
  expect(warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone')).toEqual([]);
});
