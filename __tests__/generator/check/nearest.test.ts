/** @jest-environment node */
import { nearest } from '../../../src/generator/check/nearest';

const countries = ['mexico', 'usa', 'colombia', 'costa-rica', 'republica-dominicana', 'ecuador'];

test.each([
  ['columbia', 'colombia'],
  ['Colombia', 'colombia'],
  ['México', 'mexico'],
  ['República Dominicana', 'republica-dominicana'],
  ['costa_rica', 'costa-rica'],
  ['republica', 'republica-dominicana'],
  ['us', 'usa'],
])('%s means %s', (written, meant) => {
  expect(nearest(written, countries)).toBe(meant);
});

test.each(['', 'switzerland', 'x'.repeat(10_000)])('nothing is meant by "%.20s"', (written) => {
  expect(nearest(written, countries)).toBeUndefined();
});

test('nothing is meant where nothing is allowed', () => {
  expect(nearest('mexico', [])).toBeUndefined();
});
