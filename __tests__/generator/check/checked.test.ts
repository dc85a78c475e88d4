import { deserialize, serialize } from 'node:v8';
import { readChecked } from '../../../src/generator/check/checked';

beforeAll(() => {
  process.env.CONTENT_FOLDER = '__tests__/site/content';
});

test('what was read reaches another process as it is', async () => {
  const checked = await readChecked(process.cwd());
  expect(checked).toHaveProperty('content.clinics.0.id');
  expect(deserialize(serialize(checked))).toEqual(checked);
});
