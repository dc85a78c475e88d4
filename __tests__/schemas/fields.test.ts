import { isId, isIsoDate, line, searchDescription, webAddress } from '../../src/schemas/fields';

test.each(['valle-alto', 'a', '4-d', 'x'.repeat(60)])('"%s" is an id', (value) => expect(isId(value)).toBe(true));

test.each([
  '',
  'Valle',
  'valle_alto',
  'valle--alto',
  '-valle',
  'valle-',
  'ñandú',
  'a b',
  'a/b',
  '..',
  'index',
  'x'.repeat(61),
])('"%s" is no id', (value) => expect(isId(value)).toBe(false));

test.each(['2026-06-01', '2028-02-29', '1999-12-31'])('%s is a date', (value) => expect(isIsoDate(value)).toBe(true));

const noDates = ['2026-02-29', '2026-00-10', '2026-6-1', '01-06-2026', '2026-06-01T00:00', '', 'today'];
test.each(noDates)('"%s" is no date', (value) => expect(isIsoDate(value)).toBe(false));

test('a line is trimmed before it is measured', () => {
  expect(line(5).parse('  words ')).toBe('words');
  expect(line(5).safeParse('longer').success).toBe(false);
});

const noLines = ['two\nlines', '<b>bold</b>', '</p>', '<!-- a -->', '[a](/b)', '**bold**', '   ', 'A clinic"', '▪ one'];
test.each(noLines)('%j is no line', (value) => expect(line(100).safeParse(value).success).toBe(false));

test.each(['Fewer than < 5 days', '2 * 3', 'A & B', 'a_b', '[sic]', 'A "new" knee', 'A scar of 6"'])(
  '%j is a line',
  (value) => {
    expect(line(100).safeParse(value).success).toBe(true);
  },
);

test('a description for search engines has 110 to 170 characters', () => {
  const ok = (length: number): boolean => searchDescription().safeParse('x'.repeat(length)).success;
  expect([109, 110, 170, 171].map(ok)).toEqual([false, true, true, false]);
});

const noAddresses = [
  'http://example.com',
  'example.com',
  'javascript:alert(1)',
  'https://us@example.com',
  'https://a b',
  '',
];
test.each(noAddresses)('"%s" is no address to check a claim at', (value) => {
  expect(webAddress().safeParse(value).success).toBe(false);
});
