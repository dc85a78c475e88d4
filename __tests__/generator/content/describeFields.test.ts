import { readFileSync } from 'node:fs';
import { fieldList } from '../../../src/generator/content/describeFields';

test('the writers’ list of fields is what the schemas say: run npm run fields', () => {
  expect(readFileSync('content/README.md', 'utf8')).toBe(fieldList());
});
