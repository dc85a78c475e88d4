/** @jest-environment node */
import { contentFixture } from '../contentFixture';
import { clinic } from '../paths';

const { check } = contentFixture();

test('a clinic’s folder that was copied is warned about: its numbers and its texts', async () => {
  const { warnings } = await check((content) => content.copy(clinic, 'content/clinics/zz-copy'));
  const copied = warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone');
  expect(copied.every(({ file }) => file.startsWith('content/clinics/zz-copy/'))).toBe(true);
  const fields = copied.map(({ field }) => field);
  expect(fields).toContain('accreditations.0.number');
  expect(fields).toContain('experts.0.licence.number');
  expect(fields).toContain('text');
  expect(copied[0]?.found).toContain(`of ${clinic}/facts.yaml`);
});

test('the fixtures share none', async () => {
  const { warnings } = await check(() => undefined);
  expect(warnings.filter(({ allowed }) => allowed === 'numbers and texts of this record alone')).toEqual([]);
});
