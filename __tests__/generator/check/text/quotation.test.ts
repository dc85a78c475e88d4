import { james } from '../paths';
import { contentReports, type Edit } from '../reports';

const { reports, passes } = contentReports();
const words = (text: string): Edit => [`${james}/words.en.md`, /Before anyone[\s\S]*$/, `${text}\n`];

test.each<[string, string, string]>([
  ['"It helped me."', 'words in quotation marks', 'Remove the first and the last quotation mark'],
  ['“It helped me.”', 'words in quotation marks', 'Remove'],
  ['«It helped me.\n\nA lot.»', 'words in quotation marks', 'Remove'],
  ['‘It wasn’t easy.’', 'words in quotation marks', 'Remove'],
  ['„It was easy.“', 'words in quotation marks', 'Remove'],
  ['**Before** anyone', 'marks of bold words', 'Remove the marks'],
  ['Words&nbsp;here', 'a code of HTML', 'Type the character itself'],
  ['I waited\\! Twice', 'a backslash', 'Remove the backslash'],
  ['1. One\n2. Two', 'a numbered list', 'Write it as sentences'],
  ['(1) One\n(2) Two', 'a numbered list', 'Write it as sentences'],
  ['– One\n– Two', 'an entry of a list', 'Write it as a sentence'],
  ['- One', 'an entry of a list', 'Write it as a sentence'],
  ['# One', 'a heading', 'Remove the #'],
  ['<p>One</p>', 'HTML', 'Remove the tags'],
  ['Write to james@mail.org.', 'an address: "Write to james@mail.org."', 'leave the words'],
  ['See www.james.org', 'an address', 'Remove the marks or the address'],
])('%j', (text, found, fix) => reports(words(text), { field: 'text', found, allowed: 'plain paragraphs', fix }));

test.each([
  '“Come back”, they said, and I did.',
  '“Come back”, they said. I said: “When?”',
  '2019. That was the year.',
  'Two spaces  \nat the end.',
  '[left] (mine), 20 USD (/night), <two days',
])('%j is right', (text) => passes(words(text)));
