import { privacy } from '../paths';
import { contentReports } from '../reports';

const { reports, passes } = contentReports();
const file = `${privacy}/words.en.md`;
const append = (words: string) => (content: { append: (file: string, text: string) => void }) =>
  content.append(file, `\n\n${words}\n`);

const toList = (words: string): [string, string, string] => [words, 'lines that look like a list', 'hyphen'];

test.each([
  ['2026. That year the rule changed.', 'a list that begins at 2026', '2026\\.'],
  ['2026) That year the rule changed.', 'a list that begins at 2026', '2026\\)'],
  ['+ 5 °C at most.', 'a plus that becomes the bullet of a list', '\\+'],
  ['- 5 °C at least.', 'a minus before a number', '−5'],
  ['- 5 °C at night.\n- 10 °C in winter.', 'a minus before a number', '−5'],
  ['- 2.5 D on the left\n- 3 D on the right', 'a minus before a number', '−5'],
  ['>= 38 °C is a fever.', 'a sign before a number', 'more than'],
  ['[1]: https://www.cdc.gov/', 'a line of its own, which pages do not show', 'between ( and )'],
  ['> 5 mg a day are too much.', 'a sign before a number', 'more than'],
  ['It is ~5 km~ away.', 'words that are struck through', '\\~'],
  ['A dose of 2*3*4 mg.', 'asterisks beside a number', '×'],
  ['It lies at 20° 40` north and 103° 20` west.', 'backticks', '′'],
  ['A dose of 2**3**4 mg.', 'asterisks beside a number', '×'],
  ['* Prices without flights.', 'an asterisk that becomes a list of one entry', '\\*'],
  ['1) First\n3) Third', 'numbers of a list, which pages count anew', '3\\.'],
  ['A gel*forte*plus a day.', 'asterisks within a word', '×'],
  ['Drink H~2~O.', 'words that are struck through', 'H₂O'],
  ['A pressure <p low and >q high.', 'raw HTML', 'less than'],
  ['# 3 of the list', 'a number sign that makes a heading', '\\#'],
  ...['1.- Rest\n2.- Walk', '1º Rest\n2º Walk', '(1) Rest\n(2) Walk', 'i) Rest\nii) Walk', '1.Rest\n2.Walk'].map(
    toList,
  ),
  ...['− 5 °C\n− 10 °C', '– 5 °C\n– 10 °C', '–Rest\n–Walk', '‐ Rest\n‐ Walk', '*Rest\n*Walk', '+Rest\n+Walk'].map(
    toList,
  ),
  ...[
    'o\u00A0Rest',
    'o\tRest\no\tWalk',
    '\uF0B7 Rest',
    '▸ Rest',
    '★ Rest\n★ Walk',
    '1 - Rest\n2 - Walk',
    '1 . Rest\n2 . Walk',
    '[1] Rest\n[2] Walk',
  ].map(toList),
  ...['—Rest\n—Walk', '→ Rest\n→ Walk', '✓ Rest\n✔ Walk', 'A. Rest\nB. Walk', '1- Rest\n2- Walk'].map(toList),
  ...['Eat ==nothing== before.', 'It is 10^6^ cells.', 'Eat ++nothing++ before.'].map(
    (words): [string, string, string] => [words, 'marks that other kinds of Markdown know', 'a power in words'],
  ),
  ...['Knee | 5 days\nHip | 6 days'].map((words): [string, string, string] => [words, 'looks like a table', '| --- |']),
  ...['Eat :rice: before.', 'Eat rice {#rice} before.'].map((words): [string, string, string] => [
    words,
    'marks that other kinds of Markdown know',
    'Remove the marks',
  ]),
  ['•\tFirst\n•\tSecond', 'lines that look like a list', 'hyphen'],
])('a text page, too, is told what Markdown would change: %j', (words, found, fix) =>
  reports(append(words), { file, line: 12, field: 'text', found, fix }),
);

test.each([
  ['We open\n- as always - at nine.', 'a line of a paragraph that becomes a list'],
  ['We open on the\n1. of January.', 'a line of a paragraph that becomes a list'],
])('a line of a sentence is no list: %j', (words, found) =>
  reports(append(words), { file, line: 13, field: 'text', found, fix: 'Join the line' }),
);

test.each([
  '2026\\. That year the rule changed.',
  'In 2026. That year the rule changed.',
  'It is ~5 km away, at +5 °C or −5 °C, > 5 mg.',
  'A *small* dose of 2 × 3 mg.',
  'It is open on\n5-day weeks only, — they say —\n— as always.',
])('passes what stays as it is written: %j', (words) => passes(append(words)));

test.each([
  ['- Bring your passport\n- Bring your records', '- Traiga su pasaporte\n- Traiga sus informes'],
  ['You get:\n- a room of your own', 'Usted recibe:\n- una habitación propia'],
  ['- 5 mg at night\n- 10 mg at noon', '- 5 mg en la noche\n- 10 mg al mediodía'],
  ['- 38 °C or more: call\n- 40 °C: call 911', '- 38 °C o más: llame\n- 40 °C: llame al 911'],
  ['- −5 °C at night\n- −10 °C in winter', '- −5 °C en la noche\n- −10 °C en invierno'],
])('passes a list: %j', (words, spanish) =>
  passes((content) => {
    append(words)(content);
    content.append(file.replace('.en.', '.es.'), `\n\n${spanish}\n`);
  }),
);
