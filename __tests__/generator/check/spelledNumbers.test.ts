/** @jest-environment node */
import { z } from 'zod';
import { isProblem } from '../../../src/generator/check/problem';
import { partedNumbers, shortenedNumbers } from '../../../src/generator/check/spelledNumbers';
import { parseYaml, type YamlSource } from '../../../src/generator/content/yamlSource';

const sourceOf = (text: string): YamlSource => {
  const parsed = parseYaml('facts.yaml', text);
  if (isProblem(parsed)) throw new Error(parsed.found);
  return parsed;
};

const parted = (price: string) =>
  partedNumbers(['price'], sourceOf(`name: Knee\nprice: ${price}\n`)).map(({ pieces, problem }) => ({
    pieces,
    found: problem.found,
    mend: problem.mend,
    line: problem.line,
    field: problem.field,
  }));

test.each([
  ['{ from: 9,800 }', 'from', '9,800', ['800'], 'Write from: 9800'],
  ['{ from: $9,800, to: 12000 }', 'from', '$9,800', ['800'], 'Write from: 9800'],
  ['{ from: 9,800 USD, to: 12000 }', 'from', '9,800 USD', ['800 USD'], 'Write from: 9800'],
  ['{ from: 9,012 }', 'from', '9,012', ['12'], 'Write from: 9012'],
  ['{ from: 1,234,567, to: 2000000 }', 'from', '1,234,567', ['234', '567'], 'Write from: 1234567'],
  ['{ from: 8000, to: 123,456 }', 'to', '123,456', ['456'], 'Write to: 123456'],
])('%s: a comma parts the number of %s', (price, field, found, pieces, mend) =>
  expect(parted(price)).toEqual([{ pieces, found, mend, line: 2, field: `price.${field}` }]),
);

test('each of two numbers is told', () => {
  expect(parted('{ from: 9,800, to: 12,500 }').map(({ found }) => found)).toEqual(['9,800', '12,500']);
});

test.each([
  '{ from: 9800, to: 12000 }',
  '{ from: 98, 800: 1 }',
  '{ from: 9,80 }',
  '{ from: 9,8000 }',
  '{ from: 9800,500 }',
  '{ from: -9,800 }',
  '{ from: words, 800 }',
])('%s is not told', (price) => expect(parted(price)).toEqual([]));

const schema = z.object({
  beds: z.number().int().optional(),
  rate: z.number().optional(),
  prices: z.array(z.object({ from: z.number().int() })).optional(),
});

const shortened = (text: string) => shortenedNumbers(schema, sourceOf(text));

test.each([
  ['beds: 10.000', ['beds']],
  ['beds: 1e3', ['beds']],
  ['beds: 0x10', ['beds']],
  ['beds: +10', ['beds']],
  ['prices:\n  - from: 800\n  - from: 9.000', ['prices', 1, 'from']],
])('%j stands for another number than it seems', (text, path) => expect(shortened(text)).toEqual([path]));

test.each([
  'beds: 10',
  'beds: -10',
  'beds: 9.8',
  'rate: 9.000',
  'other: 10.000',
  'other: { beds: 10.000 }',
  'other: &all { beds: 10.000, more: *all }',
  'beds: "10.000"',
])('%j is what it seems, or the schema’s to judge', (text) => expect(shortened(text)).toEqual([]));
