/** @jest-environment node */
import { type TextSource, tracesIn } from '../../../src/build/check/traces';

const what = (text: string, source: TextSource = 'content'): string[] =>
  tracesIn('a.md', text, source).map((line) => line.replace(/^a\.md: | \(.*$/g, ''));

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
  ['Guaranteed cure!', 'a promise of a cure or of a treatment without risk'],
])('%s', (text, expected) => {
  expect(what(text)).toEqual([expected]);
});

test.each([
  'Todo está cerca.',
  'Todo: prices, dates and names, stand in writing',
  'She said [sic] it.',
  'See [your clinic](/clinics).',
  'A picture of the river',
])('%s is nothing unfinished', (text) => {
  expect(what(text)).toEqual(text.startsWith('Todo:') ? ['a mark of unfinished words'] : []);
});

test('words of the interface may be one word, and a form shows how an address looks', () => {
  expect(what('Portada', 'words')).toEqual([]);
  expect(what('Like name@example.com or 555 0123', 'form words')).toEqual([]);
  expect(what('Write to name@example.com', 'words')).toEqual(['an example address']);
});
