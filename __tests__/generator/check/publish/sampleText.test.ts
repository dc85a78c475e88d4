import { sampleTextIn } from '../../../../src/generator/check/publish/sampleText';

const content = 'content/clinics/a/words.en.md';
const words = 'locales/en/common.json';
const formWords = 'locales/en/form.json';

const what = (text: string, file = content): string[] =>
  sampleTextIn(file, text).map((line) => line.replace(/^\S+: | \(.*$/g, ''));

test.each([
  ['TODO', 'a mark of unfinished words'],
  ['todo: write more', 'a mark of unfinished words'],
  ['Words. XXX', 'a mark of unfinished words'],
  ['Call [your name] first', 'a mark of unfinished words'],
  ['[placeholder]', 'a mark of unfinished words'],
  ['[…]', 'a mark of unfinished words'],
  ['Lorem Ipsum', 'a mark of unfinished words'],
  ['Picture', 'a word in place of a description'],
  ['cover.jpg', 'the name of a file instead of words'],
  ['Write to hello@example.com', 'an example address'],
  ['https://EXAMPLE.ORG/a', 'an example address'],
  ['Verify at https://registry.example/a', 'an example address'],
  ['Write to hello@clinic.test.', 'an example address'],
  ['Call +1 212 555-0123', 'an invented phone number'],
  ['Call (55) 5550198', 'an invented phone number'],
  ['Registry (sample)', 'a mark of sample content'],
  ['Registry (sample / muestra)', 'a mark of sample content'],
  ['SAMPLE-CO-1187', 'a mark of sample content'],
  ['Calle Ejemplo 100', 'a mark of sample content'],
  ['Words.\nPendiente: precios', 'a mark of unfinished words'],
  ['FIXME later', 'a mark of unfinished words'],
  ['Date: TBD', 'a mark of unfinished words'],
  ['[to be written]', 'a mark of unfinished words'],
  ['A photo.', 'a word in place of a description'],
  ['Fotografía', 'a word in place of a description'],
  ['Guaranteed cure!', 'a promise or a superlative'],
])('%s', (text, expected) => expect(what(text)).toEqual([expected]));

test.each([
  'Todo está cerca.',
  'Todo: prices, dates and names, stand in writing',
  'She said [sic] it.',
  'See [your clinic](/clinics).',
  'A picture of the river',
  'What was pending: nothing',
  'The file cover.jpg shows the river',
  'An example.community of its own',
  'For example.Test what you read, at https://example.health/test',
  'https://www.testing.org, https://invalid-test.org',
  'Call +57 604 4555 0123',
  'Call +52 55 5550 1234',
  'Samples (sampled twice)',
])('%s is nothing unfinished', (text) => {
  expect(what(text)).toEqual(text.startsWith('Todo:') ? ['a mark of unfinished words'] : []);
});

test('words of the interface may be one word, and a form shows how an address looks', () => {
  expect(what('Portada', words)).toEqual([]);
  expect(what('Like name@example.com or 555 0123', formWords)).toEqual([]);
  expect(what('Write to name@example.com', words)).toEqual(['an example address']);
});

test('what people look for may be what nobody can promise', () => {
  expect(sampleTextIn(content, { soughtAs: ['perfect smile'], lede: 'For a perfect smile.' })).toEqual([
    expect.stringContaining('("perfect smile").'),
  ]);
});

test('a phone number that a form may show is a trace in content and in other words', () => {
  for (const file of [content, words]) expect(what('Like 555 0123', file)).toEqual(['an invented phone number']);
});

test('the first of several traces is quoted, the others are counted', () => {
  const texts = (count: number) => ['TODO one', 'TBD two', 'XXX three'].slice(0, count);
  expect(sampleTextIn('a.md', texts(1))).toEqual([expect.stringContaining('("TODO").')]);
  expect(sampleTextIn('a.md', texts(2))).toEqual([expect.stringContaining('("TODO" and 1 more).')]);
  expect(sampleTextIn('a.md', texts(3))).toEqual([expect.stringContaining('("TODO" and 2 more).')]);
});
