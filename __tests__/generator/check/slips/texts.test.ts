/** @jest-environment node */
import { english, spanish } from '../paths';
import { edit, inText, said, slips } from './slips';

const { fixture, refuses, passes } = slips();

describe('texts', () => {
  test('a file pasted twice', () =>
    refuses((content) => content.append(english, fixture.read(english)), {
      line: 98,
      found: 'a second line of --- with fields below it',
      mend: 'pasted a second time',
    }));

  test('a line of hyphens right below words', () =>
    refuses(inText('Some text\n---'), { found: '"Some text"', mend: 'Put an empty line between them' }));

  test.each<[string, string]>([
    ['| a | b |\n|---|---|\n| 1 | 2 | 3 |', 'a row of 3 cells in a table of 2 columns'],
    ['| a | b |\n|---|---|\n| 1 |', 'a row of 1 cells in a table of 2 columns'],
    ['| a | b |\n|—|—|\n| 1 | 2 |', 'a line of a table that is none'],
    ['| a | b |\n| 1 | 2 |', 'a line of a table that is none'],
    ['• one\n• two', 'a sign of a word processor'],
    ['– one\n– two', 'list entries with dashes'],
    ['An open *word', 'a mark of emphasis that is not closed'],
    ['##\u00A0Costs', 'a no-break space behind it'],
    ['a) one\nb) two', 'a list with letters, whose lines would be joined'],
    ['(a) one\n(b) two', 'a list with letters, whose lines would be joined'],
    ['- one\n-\n- two', 'an entry of a list without words'],
    ['>', 'a quotation without words'],
    ['## [Clinics](/clinics)\n\nWords.', 'a heading with a link: "Clinics"'],
    ['## **All [clinics](/clinics)**\n\nWords.', 'a heading with a link: "All clinics"'],
    ['## Costs', 'a section without text'],
    ['## Costs\n\nWords.\n\n### Flights', 'a section without text'],
  ])('%j', (words, found) => refuses(inText(words), { field: 'text', found }));

  test.each([
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'Words.\n\n---\n\nNote: more words.',
    '– Él lo dijo.',
    'a) one\n\nb) two',
    '—¿Duele? —No.',
  ])('%j is right', (words) => passes(edit([english, '## The building', `${words}\n\n## The building`])));

  test.each(['## Mail to info@clinic.org\n\nhttps://council.org', '## Hotel\n\n### Spa\n\nHotel, spa.'])(
    'a heading with an address of its own, or above a smaller one: %j',
    (words) =>
      passes((content) => {
        for (const file of [english, spanish]) content.append(file, `\n${words}\n`);
      }),
  );

  test.each<[string, string]>([
    ['Knees *and* hips', 'marks of emphasis: *and*'],
    ['Knees _and_ hips', 'marks of emphasis: _and_'],
    ['Knees __and__ hips', 'marks of bold words'],
    ['Knees `and` hips', 'marks of code'],
    ['Knees &nbsp; hips', 'a code of HTML: &nbsp;'],
    ['“Centro Valle Alto”', 'quotation marks around the whole text'],
    ['‘Ana’s clinic’', 'quotation marks around the whole text'],
    ['Knees ~~and~~ hips', 'marks of crossed-out words: ~~and~~'],
    ['Knees\\nHips', 'a backslash: \\n'],
    ['"- Knees"', 'an entry of a list'],
    ['"## Knees"', 'a heading'],
  ])('in a field of plain words: %s', (words, found) =>
    refuses(edit([english, /summary: .*/, `summary: ${words}`]), { field: 'summary', found }),
  );

  test.each([
    '5 * 3 * 2, a_b_c & Q&A; [sic]',
    '<two days, price* per night',
    'Nights (*) and meals (*) are told apart',
    '“Clear” is the word, and “calm”',
    '‘Clear’ is the word, and ‘calm’',
    'The patients’ choice, about ~5 days',
  ])('plain words with signs in them: %s', (words) => passes(edit([english, /summary: .*/, `summary: ${words}`])));
});

describe('quotations are shown as they stand', () => {
  test.each(['2019. That was the year.', 'Two spaces  \nat the end.', '[left] (mine), 20 USD (/night), <two days'])(
    '%j is right',
    (words) => passes(said(words)),
  );

  test.each<[string, string]>([
    ['Words&nbsp;here', 'a code of HTML'],
    ['I waited\\! Twice', 'a backslash'],
    ['1. One\n2. Two', 'Markdown (list)'],
    ['- One', 'Markdown (list)'],
    ['1. One', 'Markdown (list)'],
    ['# One', 'Markdown (heading)'],
    ['<p>One</p>', 'Markdown (html)'],
    ['Write to james@mail.org.', 'an address: "james@mail.org"'],
    ['See www.james.org', 'an address: "www.james.org"'],
    ['‘It wasn’t easy.’', 'words in quotation marks'],
    ["'It was easy.'", 'words in quotation marks'],
    ['„It was easy.“', 'words in quotation marks'],
  ])('%j', (words, found) => refuses(said(words), { field: 'text', found }));
});
