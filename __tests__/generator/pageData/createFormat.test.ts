import { createFormat, monogramOf, paragraphsOf } from '../../../src/generator/pageData/createFormat';

it.each([
  ['en', 4300, 5500, '$4,300 – $5,500'],
  ['es', 4300, 5500, 'USD\u00a04,300 – 5,500'],
  ['en', 300, 300, '$300'],
  ['es', 300, 300, 'USD\u00a0300'],
] as const)('prices, %s: %d to %d', (language, from, to, expected) => {
  expect(createFormat(language).moneyRange(from, to, 'USD')).toBe(expected);
});

it.each(['en', 'es'] as const)('%s: a zone without summer time is named by its distance from UTC', (language) => {
  expect(createFormat(language).timeZone('America/Bogota')).toBe('UTC−5');
});

it.each([
  ['2026-01-15', 'UTC−5'],
  ['2026-07-15', 'UTC−4'],
])('a zone with summer time, on %s: %s', (day, expected) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
  expect(createFormat('es').timeZone('America/New_York')).toBe(expected);
  jest.useRealTimers();
});

it.each([
  ['en', '$4,300', 'June 1, 2026', 'English, Spanish'],
  ['es', 'USD\u00a04,300', '1 de junio de 2026', 'Inglés, español'],
] as const)('money, days and languages in the words of the language: %s', (language, money, day, languages) => {
  const format = createFormat(language);
  expect(format.money(4300, 'USD')).toBe(money);
  // A day is the same everywhere, also where it has not begun.
  expect(format.day('2026-06-01')).toBe(day);
  expect(format.languages(['en', 'es'])).toBe(languages);
});

it('an empty line parts paragraphs, a line break none', () => {
  expect(paragraphsOf('\nOne\nof two.\n \nTwo.\n\n\nThree.\n')).toEqual(['One of two.', 'Two.', 'Three.']);
});

it.each([
  ['Ana Lucía Restrepo', 'AR'],
  ['Dr. Ana Lucía Restrepo', 'AR'],
  ['Dra. Ana Restrepo, cirujana', 'AR'],
  ['Óscar núñez', 'ÓN'],
  ['Marisol', 'M'],
  ['Drew Ingram', 'DI'],
  ['👩‍⚕️ Ana 🦴', 'A'],
  ['𐓷𐓘 Restrepo', '𐓏R'],
])('%s is %s for short', (name, short) => expect(monogramOf(name)).toBe(short));
