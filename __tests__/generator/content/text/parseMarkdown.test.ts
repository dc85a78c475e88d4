import { parseMarkdown } from '../../../../src/generator/content/text/parseMarkdown';
import { english, spanish } from '../../check/paths';
import { contentReports, type Edit, type Report } from '../../check/reports';

const { fixture, reports, passes } = contentReports();
const before = '## The building';
const first = fixture.lineOf(english, before);
const inText = (words: string): Edit => [english, before, `${words}\n\n${before}`];

// biome-ignore format: a case a line
test.each<[string, string, Partial<Report>]>([
  ['a heading level left out', '#### Small\n\nWords.', { found: 'level 4 after level 1', fix: 'Write ## instead of ####.' }],
  ['a heading of the page itself', '# Large\n\nWords.', { found: 'one #', fix: 'Write ## instead of #.' }],
  ['a heading without words', '##', { found: 'without words', fix: 'Write the words' }],
  ['a heading in a quotation', '> ## Quoted', { found: 'inside a list or quotation', fix: '**bold**' }],
  ['a heading with a link', '## All [clinics](/clinics)\n\nWords.', { found: 'a heading with a link: "All clinics"' }],
  ['a heading without text', '## Costs', { found: 'a section without text', fix: 'Write the text below' }],
  ['a heading by accident', 'Some text\n---', { found: '"Some text"', fix: 'Put an empty line between them' }],
  ['raw HTML', 'Two<br>lines', { found: 'raw HTML "<br>"', allowed: 'Markdown only', fix: 'Write an empty line between paragraphs instead.' }],
  ['a comment', '<!-- later -->', { found: '<!-- later -->', fix: 'commit message' }],
  ['a script', '<script>alert(1)</script>', { found: '<script>', fix: 'plain Markdown' }],
  ['a picture', '![A view](/view.jpg)', { found: 'a picture', fix: 'say in words' }],
  ['an inline footnote', 'Words.^[Note.]', { found: 'a footnote', fix: 'in the sentence' }],
  ['code', '    Words.', { found: 'a block of code: "Words."', fix: 'Remove the spaces' }],
  ['a box to tick', '- [ ] Done', { found: 'a box to tick', fix: 'Remove [ ]' }],
  ['a code of HTML for what nobody sees', 'Reha&shy;bilitation', { found: 'U+00AD', fix: 'HTML code' }],
  ['an empty entry', '- one\n-\n- two', { line: first + 1, found: 'an entry of a list without words' }],
  ['an empty quotation', '>', { found: 'a quotation without words' }],
  ['a row too long', '| a | b |\n|---|---|\n| 1 | 2 | 3 |', { line: first + 2, found: 'a row of 3 cells in a table of 2 columns' }],
  ['a heading without its space', '##Costs', { found: '"##Costs"', fix: 'Put a space after the last #.' }],
  ['a list without its spaces', '-one\n-two', { found: 'look like a list, but are not one: "-one"' }],
  ['a list of a word processor', '• one\n• two', { found: '"• one"', fix: 'a hyphen and a space' }],
  ['a list with dashes', '– one\n– two', { found: 'like a list' }],
  ['a list with letters', 'a) one\nb) two', { found: 'like a list' }],
  ['a table without its line of hyphens', '| a | b |\n| 1 | 2 |', { found: 'like a table', fix: '| --- | --- |' }],
  ['an address left open', 'See [this](/clinics', { found: '"](/clinics"', fix: 'between ( and )' }],
  ['an address with a space', 'See [this](/cli nics)', { found: '"](/cli nics)"', fix: 'without spaces' }],
  ['an address apart from its words', 'See [this] (/clinics)', { found: '"] (/clinics)"', fix: 'right after them' }],
  ['words left open', 'See [this(/clinics)', { found: '"[this(/clinics)"', allowed: '[words](/path)' }],
  ['a reference to nothing', 'See [this][that].', { found: '"][that]."' }],
  ['brackets exchanged', '(x)[/clinics]', { found: ')[/clinics]' }],
  ['two brackets', '[[Stem cells]]', { found: '[[Stem cells]]' }],
  ['bold words left open', 'This **matters.', { found: '"**matters."', fix: 'Put the same mark' }],
  ['bold words with spaces', 'This ** matters **.', { found: '"** matters **."' }],
  ['emphasis left open', 'An open *word', { found: '"*word"', fix: 'or a backslash' }],
])('%s', (_what, words, expected) => reports(inText(words), { line: before, field: 'text', ...expected }));

test.each([
  '-5 °C at night.',
  '5 * 4 rooms, at most 20 (of 24).',
  'Number #1, *word* and [sic].',
  '[left] (mine), two beds (/night), <two days',
  'A \\*star, a \\[bracket\\] \\(words\\).',
  '—¿Duele? —No.',
  '– Él lo dijo.',
  'a) one\n\nb) two',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  'Words.\n\n---\n\nNote: more words.',
])('what only looks like a mark is right: %s', (words) => passes(inText(words)));

test('a heading with an address of its own, or above a smaller one, is right', () =>
  passes((content) => {
    for (const file of [english, spanish])
      content.append(
        file,
        '\n## Mail to info@clinic.org\n\nhttps://council.org\n\n## Hotel\n\n### Spa\n\nHotel, spa.\n',
      );
  }));

test('a mark within a paragraph is reported on its line', () =>
  reports(inText('One line,\nanother, **bold**,\n-a third'), {
    line: fixture.lineOf(english, before) + 2,
    field: 'text',
  }));

test('no text at all', () =>
  reports([english, /\n---\n[\s\S]*$/, '\n---\n'], {
    line: fixture.lineOf(english, '---\n\nCentro') + 1,
    field: 'text',
    found: 'no text',
    fix: 'below the second ---',
  }));

test.each([
  ['*'.repeat(1000), undefined],
  ['*'.repeat(1001), '1001 of the characters * _ ~ ` [ ] < & |'],
  [`${'> '.repeat(9)}words`, undefined],
  [`${'> '.repeat(10)}words`, 'quotations or lists nested too deeply'],
  [`Words.\n\n${'1. '.repeat(10)}words`, 'quotations or lists nested too deeply'],
])('no parser is asked for more than it can read: %#', (text, found) => {
  const read = parseMarkdown('a.md', text, 7);
  expect('found' in read ? read : { found: undefined }).toMatchObject({ found, ...(found && { line: 7 }) });
});
