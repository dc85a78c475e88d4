import { parseDocument } from 'yaml';
import { z } from 'zod';
import { fieldNotes } from '../../src/schemas/describe';
import { contentKinds } from '../../src/schemas/kinds';

test('tells of every field, also inside lists and keys', () => {
  const schema = z.strictObject({
    country: z.enum(['mexico', 'usa']).describe('destination'),
    founded: z.number().int('a whole number').min(1900, '1900 or later').optional().describe('year'),
    experts: z
      .array(
        z.strictObject({
          name: z.string().max(60, 'at most 60 characters').meta({ description: 'who', example: 'Ana' }),
        }),
      )
      .min(2, 'at least two')
      .describe('people'),
    words: z.record(z.string(), z.strictObject({ role: z.string().describe('task') })).describe('by key'),
  });
  expect(fieldNotes(schema)).toEqual([
    { path: 'country', isOptional: false, about: 'destination', limits: 'mexico, usa', example: 'mexico' },
    { path: 'founded', isOptional: true, about: 'year', limits: 'a whole number; 1900 or later', example: '1' },
    { path: 'experts', isOptional: false, about: 'people', limits: 'a list; at least two', example: '' },
    { path: 'experts[].name', isOptional: false, about: 'who', limits: 'at most 60 characters', example: 'Ana' },
    { path: 'words', isOptional: false, about: 'by key', limits: 'the keys of facts.yaml', example: '' },
    { path: 'words.<key>.role', isOptional: false, about: 'task', limits: '', example: '' },
  ]);
});

test('a field without a description is refused, so that the list stays whole', () => {
  expect(() => fieldNotes(z.strictObject({ name: z.string() }))).toThrow('name');
});

test('every example may stand in a file as it is', () => {
  for (const schema of Object.values(contentKinds).flatMap(({ facts, words }) => [facts, words]))
    for (const { path, example } of fieldNotes(schema))
      expect(parseDocument(`${path.replace(/\W/g, '-')}: ${example}`).errors).toEqual([]);
});

test.each(Object.entries(contentKinds))('every field of a %s is described', (_name, { facts, words }) => {
  expect(fieldNotes(facts).length).toBeGreaterThan(1);
  expect(fieldNotes(words).length).toBeGreaterThan(0);
});
