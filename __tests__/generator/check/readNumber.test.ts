/** @jest-environment node */
import { readNumber } from '../../../src/generator/check/readNumber';

test.each([
  ['4500 USD', 4500],
  ['US$ 4,500', 4500],
  ['9.800', 9800],
  ['9,800', 9800],
  ['9 800', 9800],
  ['1.234.500', 1234500],
  ['10.000', 10000],
  ["1'234", 1234],
  ['about 1987 dollars', 1987],
  ['since 1987', 1987],
  ['desde 1987', 1987],
  ['12 days', 12],
  ['-5', -5],
])('%s is %d', (written, number) => {
  expect(readNumber(written, Number.isInteger)).toBe(number);
});

test.each([
  '10k',
  '1 hour',
  '5 inches',
  'margin 5',
  '2 million dollars',
  '2 weeks',
  '9800 pesos',
  '10-12',
  '10 to 12',
  '9.80',
  '9800.50',
  '1.234,500',
  'many',
  '',
])('"%s" could be several whole numbers, or none', (written) => {
  expect(readNumber(written, Number.isInteger)).toBeUndefined();
});

test('one of two readings is ruled out by what the field may have', () => {
  expect(readNumber('-75,566', (value) => value >= -180)).toBe(-75.566);
  expect(readNumber('6,208', () => true)).toBeUndefined();
});
