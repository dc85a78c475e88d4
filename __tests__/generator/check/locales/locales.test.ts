import { problemsOfLocales } from '../../../../src/generator/check/locales/localeRules';
import { readLocales } from '../../../../src/generator/content/locales/localeFiles';
import type { Change } from '../contentFixture';
import { contentReports, type Edit, type Report } from '../reports';

const { fixture, problemsAfter, reports, passes } = contentReports((root) =>
  problemsOfLocales(root, readLocales(root), ['clinics']),
);
const english = 'locales/en/clinics.json';
const spanish = 'locales/es/clinics.json';

/** A text more in both languages. */
const withText =
  (own: string, other: string, key = 'text') =>
  (content: Change): void => {
    for (const [file, text] of [
      [english, own],
      [spanish, other],
    ] as const)
      content.replace(file, /^\{/, `{\n  ${JSON.stringify(key)}: ${JSON.stringify(text)},`);
  };

test('the real locales and the fixtures are in order', async () => {
  expect(problemsOfLocales('.', readLocales('.'))).toEqual([]);
  await passes(() => undefined);
});

// biome-ignore format: a case a line
test.each<[string, Edit, Report]>([
  ['a key missing', [spanish, /\n {4}"search": .*/, ''], { line: 1, field: 'filter.search', found: 'nothing', fix: 'Another language says: "Search"' }],
  [
    'a placeholder missing',
    [spanish, '{{text}}: quitar', 'texto: quitar'],
    {
      field: 'filter.remove',
      found: '"texto: quitar filtro"',
      allowed: 'a text with {{text}}, as in English',
      fix: 'Put {{text}} where it belongs.',
    },
  ],
  ['an empty text', [english, /"loading": "Looking[^"]*"/, '"loading": " "'], { field: 'loading', allowed: 'text', fix: 'Write the words between double quotes.' }],
  ['a character that nobody sees', [english, '"loading": "Looking', '"loading": "Look\\u200bing'], { field: 'loading', found: 'U+200B' }],
  ['two versions that git could not join', [english, /(?= {4}"label")/, '<<<<<<< HEAD\n    "label": "Filter",\n=======\n'], { field: 'file', fix: 'marker lines' }],
])('%s', (_what, edit, expected) => reports(edit, expected));

test.each<[string, Edit]>([
  ['a colon forgotten', [spanish, '"filter": {', '"filter" {']],
  ['a comma too many', [spanish, /(?<="Quitar todos los filtros")/, ',']],
  ['a key that stands twice', [english, '"title":', '"title": "Clinics",\n  "title":']],
  ['a comma forgotten', [spanish, '"search": "Buscar",', '"search": "Buscar"']],
  ['a quotation mark forgotten', [spanish, '"label": "Filtrar clínicas"', '"label": "Filtrar clínicas']],
  ['the first quotation mark forgotten', [spanish, '"label": "Filtrar clínicas"', '"label": Filtrar clínicas"']],
  ['no quotation marks', [spanish, '"label": "Filtrar clínicas"', '"label": Filtrar clínicas']],
  ['single quotation marks', [spanish, '"label": "Filtrar clínicas"', `"label": 'Filtrar clínicas'`]],
  ['no words', [spanish, '"label": "Filtrar clínicas"', '"label":']],
])('%s is reported on its line or near it', async (_what, edit) => {
  const line = fixture.lineOf(edit[0], edit[1]);
  const problems = await problemsAfter(edit);
  expect(problems).toMatchObject([
    {
      file: edit[0],
      field: 'JSON',
      allowed: 'valid JSON, each key once',
      fix: expect.stringContaining('a comma between entries, none after the last'),
    },
  ]);
  expect(Math.abs((problems[0]?.line ?? 0) - line)).toBeLessThanOrEqual(2);
});

test('a key misspelled, from both sides', () =>
  reports(
    [spanish, '"search":', '"serch":'],
    { file: english, line: 1, field: 'filter.serch', nearest: 'filter.search' },
    { line: 1, field: 'filter.search', nearest: 'filter.serch', fix: 'or rename "filter.serch"' },
  ));

// biome-ignore format: a case a line
test.each<[string, string, string, Partial<Report>]>([
  ['a placeholder renamed', 'In {{hours}} hours.', 'En {{horas}} horas.', { found: '"En {{horas}} horas."', fix: 'Write {{hours}} instead of {{horas}}.' }],
  ['a placeholder with more in it', 'In {{hours}} hours.', 'En {{hours, number}} horas.', { fix: 'Write {{hours}} instead of {{hours, number}}.' }],
  ['a placeholder of its own', 'Soon.', 'En {{horas}} horas.', { allowed: 'no placeholders and no tags', fix: 'Remove {{horas}}' }],
  ['tags left out', 'I accept the <terms>Terms</terms>.', 'Acepto los Términos.', { fix: 'Put <terms>, </terms> where it belongs.' }],
  ['tags translated', 'I accept the <terms>Terms</terms>.', 'Acepto los <t>Términos</t>.', { fix: 'Write <terms>, </terms> instead of <t>, </t>.' }],
  ['a tag left open', 'I accept the <terms>Terms</terms>.', 'Acepto los <terms>Términos.', { found: 'the tag <terms>', fix: 'a / right after them' }],
  ['tags exchanged', '<terms>Terms</terms>', '</terms>Términos<terms>', { found: 'the tag </terms>' }],
  ['a tag twice', '<terms>Terms</terms>', '<terms>a</terms> <terms>b</terms>', { found: 'the tag <terms>' }],
  ['HTML', 'Now', '<b>Ahora</b>', { found: 'the tag <b>', allowed: 'no HTML', fix: 'Remove <b>.' }],
  ['the other language', 'Soon.', 'We plan the whole journey for you, from the first question to the last call home.', { found: 'words in English', fix: 'locales/en' }],
  ['a word of the other language', 'Reply {{of}}.', 'Reply in {{of}}.', { found: '"in" in "Reply in {{of}}."' }],
])('a text with %s', (_what, own, other, expected) =>
  reports(withText(own, other), { file: spanish, line: 2, field: 'text', ...expected }),
);

test('a tag left open in both languages is wrong in both', () =>
  reports(
    withText('I accept the <terms>Terms.', 'Acepto los <terms>Términos.'),
    { file: english, line: 2, field: 'text' },
    { file: spanish, line: 2, field: 'text' },
  ));

test.each([
  ['spaces in a placeholder', withText('In {{hours}} hours.', 'En {{ hours }} horas.')],
  ['a plural form without its number', withText('One clinic.', '{{count}} clínica.', 'beds_one')],
  [
    'a plural form that only one language knows',
    (content: Change) =>
      content.replace(spanish, '"found_other"', '"found_many": "{{found}} de {{count}} de clínicas",\n  "found_other"'),
  ],
  ['a file that editors hide', (content: Change) => content.write('locales/en/.DS_Store', 'x')],
])('%s: right', (_what, change) => passes(change));

test('a plural form that the language has, missing', () =>
  reports([spanish, '"found_one"', '"found_many"'], { line: 1, field: 'found_one', nearest: 'found_many' }));

// biome-ignore format: a case a line
test.each<[string, (content: Change) => void, Report[]]>([
  ['a file missing', (content) => content.remove(spanish), [{ file: spanish, field: 'file', found: 'nothing', fix: `Restore ${spanish} from git, or create it` }]],
  ['no words at all', (content) => content.remove('locales'), [{ file: 'locales/en', field: 'folder' }, { file: 'locales/es', field: 'folder' }]],
  [
    'a file with a capital',
    (content) => content.rename(english, 'locales/en/Clinics.json'),
    [
      {
        file: 'locales/en/Clinics.json',
        field: 'file',
        nearest: 'clinics.json',
        fix: 'Rename the file to clinics.json.',
      },
    ],
  ],
  ['a file that no page reads', (content) => content.write('locales/en/notes.txt', 'words'), [{ file: 'locales/en/notes.txt', field: 'file', fix: 'Move it out of locales/' }]],
  ['an empty file', (content) => content.write(spanish, ' \n\n'), [{ file: spanish, field: 'JSON', found: 'not JSON' }]],
])('%s', (_what, change, expected) => reports(change, ...expected));
