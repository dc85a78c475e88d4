import { nearestById } from '../../src/routes/nearest';

const nearest = (written: string, ...ids: string[]) =>
  nearestById(
    written,
    ids.map((id) => ({ id })),
  )?.id;

test.each([
  ['a sign too many', 'pacificas', 'pacifica'],
  ['a sign too few', 'paifica', 'pacifica'],
  ['another sign', 'pacifika', 'pacifica'],
  ['all marks and capitals', 'PÁCÍFÍCÁ', 'pacifica'],
  ['a mark on every sign', 'ÁÉÍÓÚ', 'aeiou'],
  ['two of five signs', 'abcxy', 'abcde'],
  ['two signs more', 'abc', 'abcde'],
])('%s: %s means %s', (_, written, id) => expect(nearest(written, id)).toBe(id));

test.each([
  ['three of five signs', 'abxyz', 'abcde'],
  ['three of seven signs', 'kitten', 'sitting'],
  ['the same signs in another order', 'edcba', 'abcde'],
  ['nothing', '', 'a'],
])('%s is too far: %j', (_, written, id) => expect(nearest(written, id)).toBeUndefined());

test('the closest counts, whatever the order, and of two as close the first', () => {
  expect(nearest('brisa-coral', 'brisa-corals', 'brisa-coral-2')).toBe('brisa-corals');
  expect(nearest('brisa-coral', 'brisa-coral-2', 'brisa-corals')).toBe('brisa-corals');
  expect(nearest('brisa', 'brisb', 'brisc')).toBe('brisb');
});

test('nothing longer than 80 signs is compared', () => {
  expect(nearest(`${'a'.repeat(79)}b`, 'a'.repeat(80))).toBe('a'.repeat(80));
  expect(nearest(`${'a'.repeat(80)}b`, 'a'.repeat(80))).toBeUndefined();
});
