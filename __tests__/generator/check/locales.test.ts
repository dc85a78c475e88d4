/** @jest-environment node */
import { problemsOfLocales } from '../../../src/generator/check/locales';
import type { Problem } from '../../../src/generator/check/problem';
import { contentFixture } from './contentFixture';

const fixture = contentFixture();

const english = 'locales/en/clinics.json';
const spanish = 'locales/es/clinics.json';

test('the real locales are in order', () => {
  expect(problemsOfLocales('.')).toEqual([]);
});

test('a key missing in one language, with the words of the other', async () => {
  const problems = await fixture.localeProblemsAfter((files) => files.replace(spanish, /\n {4}"search": .*/, ''));
  expect(problems).toEqual([
    expect.objectContaining({
      file: spanish,
      line: 1,
      field: 'filter.search',
      found: 'nothing',
      allowed: expect.stringContaining('"en"'),
      mend: expect.stringContaining('The other language says: "Search"'),
    }),
  ]);
});

test('a key misspelled in one language', async () => {
  const problems = await fixture.localeProblemsAfter((files) => files.replace(spanish, '"search":', '"serch":'));
  expect(problems).toHaveLength(2);
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: spanish,
      field: 'filter.search',
      nearest: 'filter.serch',
      mend: expect.stringContaining('rename'),
    }),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({ file: english, field: 'filter.serch', nearest: 'filter.search' }),
  );
});

test('a placeholder missing in one language', async () => {
  const line = fixture.lineOf(spanish, '"remove"');
  const problems = await fixture.localeProblemsAfter((files) =>
    files.replace(spanish, '{{text}}: quitar', 'texto: quitar'),
  );
  expect(problems).toEqual([
    {
      file: spanish,
      line,
      field: 'filter.remove',
      found: '"texto: quitar filtro"',
      allowed: 'a text with {{text}}, as in the language "en"',
      mend: 'Put {{text}} where the value belongs.',
    },
  ]);
});

/** Both languages' files with one more text each. */
const withTexts = (own: readonly string[], twin: readonly string[]): Promise<Problem[]> =>
  fixture.localeProblemsAfter((files) => {
    const add = (file: string, texts: readonly string[]): void =>
      files.replace(
        file,
        /^\{/,
        `{\n${texts.map((text, index) => `  "text${index}": ${JSON.stringify(text)},`).join('\n')}`,
      );
    add(english, own);
    add(spanish, twin);
  });

test('a placeholder renamed by its translator is one problem, in the file that is wrong', async () => {
  const problems = await withTexts(['Within {{hours}} hours.'], ['En {{horas}} horas.']);
  expect(problems).toEqual([
    {
      file: spanish,
      line: 2,
      field: 'text0',
      found: '"En {{horas}} horas."',
      allowed: 'a text with {{hours}}, as in the language "en"',
      mend: 'Write {{hours}} instead of {{horas}}.',
    },
  ]);
});

test('a placeholder misspelled in English is found there, where other keys have the right one', async () => {
  const problems = await withTexts(
    ['Within {{hours}} hours.', 'In {{hurs}} hours.'],
    ['En {{hours}} horas.', 'Dentro de {{hours}} horas.'],
  );
  expect(problems).toEqual([
    expect.objectContaining({ file: english, line: 3, field: 'text1', mend: 'Write {{hours}} instead of {{hurs}}.' }),
  ]);
});

test('a placeholder that only the translation has', async () => {
  const problems = await withTexts(['Soon.'], ['En {{horas}} horas.']);
  expect(problems).toEqual([
    expect.objectContaining({
      file: spanish,
      allowed: 'a text with no placeholders, as in the language "en"',
      mend: 'Remove {{horas}}; there is nothing of that name.',
    }),
  ]);
});

test('spaces around the name of a placeholder make no difference', async () => {
  await expect(withTexts(['Within {{hours}} hours.'], ['En {{ hours }} horas.'])).resolves.toEqual([]);
});

test.each(['{{- hours}}', '{{hours, number}}', '{{clinic.hours}}', '{{ho urs}}'])(
  'a placeholder that pages would show as it stands: %s',
  async (written) => {
    const problems = await withTexts(['Within {{hours}} hours.'], [`En ${written} horas.`]);
    expect(problems).toEqual([
      expect.objectContaining({ file: spanish, mend: `Write {{hours}} instead of ${written}.` }),
    ]);
  },
);

test('a placeholder of another text, where both names are known, is wrong in the translation', async () => {
  const problems = await withTexts(
    ['In {{hours}} hours.', 'In {{hours}} hours or {{days}} days.'],
    ['En {{days}} horas.', 'En {{hours}} horas o {{days}} días.'],
  );
  expect(problems).toEqual([
    expect.objectContaining({ file: spanish, field: 'text0', mend: 'Write {{hours}} instead of {{days}}.' }),
  ]);
});

test.each([
  ['without its tags', 'Acepto los Términos.', 'Put <terms>, </terms> where the marked words begin or end.'],
  ['with a tag left open', 'Acepto los <terms>Términos.', 'Put </terms> where the marked words begin or end.'],
  [
    'with its tags translated',
    'Acepto los <términos>Términos</términos>.',
    'Write <terms>, </terms> instead of <términos>, </términos>.',
  ],
  ['with a space in a tag', 'Acepto los <terms>Términos</ terms>.', 'Write </terms> instead of </ terms>.'],
])('a sentence with a link, %s', async (_name, text, mend) => {
  const problems = await withTexts(['I accept the <terms>Terms</terms>.'], [text]);
  expect(problems).toEqual([
    {
      file: spanish,
      line: 2,
      field: 'text0',
      found: JSON.stringify(text),
      allowed: 'a text with <terms>, </terms>, as in the language "en"',
      mend,
    },
  ]);
});

test.each([
  [english, ['<b>Now</b>'], ['Ahora']],
  [spanish, ['Now'], ['<b>Ahora</b>']],
])('HTML in %s is found there alone', async (file, own, twin) => {
  const problems = await withTexts(own, twin);
  expect(problems).toEqual([expect.objectContaining({ file, line: 2, field: 'text0', mend: 'Remove <b>, </b>.' })]);
});

test('a plural form may leave out its number', async () => {
  const change = (text: string): string => text.replace('"{{count}} accredited clinic.', '"One accredited clinic.');
  const problems = await fixture.localeProblemsAfter((files) => files.write(english, change(fixture.read(english))));
  expect(problems).toEqual([]);
});

test.each([
  ['a plural form leaves out something else than its number', 'found_one', 'One clinic of {{found}}.', 'Una clínica.'],
  ['a text that is no plural form leaves out its number', 'listed', '{{count}} clinics.', 'Clínicas.'],
])('%s', async (_name, key, own, twin) => {
  const problems = await fixture.localeProblemsAfter((files) => {
    for (const [file, text] of [
      [english, own],
      [spanish, twin],
    ] as const) {
      const words: object = JSON.parse(fixture.read(file));
      files.write(file, JSON.stringify({ ...words, [key]: text }, null, 2));
    }
  });
  expect(problems).toEqual([
    expect.objectContaining({ file: spanish, field: key, mend: expect.stringMatching(/^Put \{\{(found|count)\}\} /) }),
  ]);
});

test('a plural form that only one language knows needs no twin', async () => {
  const problems = await fixture.localeProblemsAfter((files) =>
    files.replace(spanish, '"found_other"', '"found_many": "{{found}} de {{count}} de clínicas",\n  "found_other"'),
  );
  expect(problems).toEqual([]);
});

test('an empty text', async () => {
  const line = fixture.lineOf(english, '"loading"');
  const problems = await fixture.localeProblemsAfter((files) =>
    files.replace(english, /"loading": "Looking[^"]*"/, '"loading": " "'),
  );
  expect(problems).toEqual([
    expect.objectContaining({
      file: english,
      line,
      field: 'loading',
      allowed: 'text',
      mend: 'Write the words between double quotes.',
    }),
  ]);
});

test.each([
  ['a number', '5', '5'],
  ['a list with an empty text', '[""]', '""'],
  ['nothing', 'null', 'nothing'],
])('%s instead of words', async (_name, value, found) => {
  const problems = await fixture.localeProblemsAfter((files) =>
    files.replace(english, /"loading": "Looking[^"]*"/, `"loading": ${value}`),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({ file: english, found, mend: 'Write the words between double quotes.' }),
  );
});

test('a file that holds no entries', async () => {
  await expect(fixture.localeProblemsAfter((files) => files.write(spanish, ' \n\n'))).resolves.toEqual([
    {
      file: spanish,
      line: 1,
      field: 'JSON',
      found: 'no entries',
      allowed: 'valid JSON',
      mend: 'Restore the file from git.',
    },
  ]);
});

test('a file that ends too early: its last line is named', async () => {
  const problems = await fixture.localeProblemsAfter((files) =>
    files.write(spanish, '{\n  "filter": {\n    "search":\n\n'),
  );
  expect(problems).toEqual([expect.objectContaining({ file: spanish, line: 3, field: 'JSON' })]);
});

test('a sign that nobody sees, written as an escape', async () => {
  const line = fixture.lineOf(english, '"loading"');
  const problems = await fixture.localeProblemsAfter((files) =>
    files.replace(english, '"loading": "Looking', '"loading": "Look\\u200bing'),
  );
  expect(problems).toEqual([
    expect.objectContaining({ file: english, line, field: 'loading', found: expect.stringContaining('200B') }),
  ]);
});

test('a file that editors hide is none of ours', async () => {
  await expect(fixture.localeProblemsAfter((files) => files.write('locales/en/.DS_Store', 'x'))).resolves.toEqual([]);
});

test('a plural form that the language has, missing', async () => {
  const problems = await fixture.localeProblemsAfter((files) => files.replace(spanish, '"found_one"', '"found_many"'));
  expect(problems).toEqual([expect.objectContaining({ file: spanish, field: 'found_one', nearest: 'found_many' })]);
});

test('a file missing in one language', async () => {
  const problems = await fixture.localeProblemsAfter((files) => files.remove(spanish));
  expect(problems).toEqual([
    expect.objectContaining({
      file: spanish,
      field: 'file',
      found: 'nothing',
      mend: expect.stringContaining('Create'),
    }),
  ]);
});

test.each<[string, string, string, string]>([
  ['a colon forgotten', '"filter": {', '"filter" {', 'Put a colon behind the key'],
  ['a comma forgotten', '"search": "Buscar",', '"search": "Buscar"', 'Put a comma at the end of the line above.'],
  [
    'a comma too many',
    '"clear": "Quitar todos los filtros"',
    '"clear": "Quitar todos los filtros",',
    'Remove the comma',
  ],
  ['a comma forgotten behind a group', '  },\n', '  }\n', 'Put a comma at the end of the line above.'],
  [
    'a comma too many and spaces behind it',
    ': "Quitar todos los filtros"\n',
    ': "Quitar todos los filtros",  \n',
    'Remove the comma',
  ],
  ['a colon forgotten before words', '"search": "Buscar"', '"search" "Buscar"', 'Put a colon behind the key'],
  [
    'a quotation mark forgotten',
    '"label": "Filtrar clínicas"',
    '"label": "Filtrar clínicas',
    'Check quotes and commas',
  ],
])('%s: the line is named, and nothing else is said of the file', async (_name, from, to, mend) => {
  const line = fixture.lineOf(spanish, from);
  const [problem, ...others] = await fixture.localeProblemsAfter((files) => files.replace(spanish, from, to));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: spanish, field: 'JSON', mend: expect.stringContaining(mend) });
  expect(problem?.line).toBeGreaterThanOrEqual(line);
  expect(problem?.line).toBeLessThanOrEqual(line + 1);
});

test('two versions that git could not join', async () => {
  const line = fixture.lineOf(english, '"label"');
  const problems = await fixture.localeProblemsAfter((files) =>
    files.replace(english, '    "label"', '<<<<<<< HEAD\n    "label": "Filter",\n=======\n    "label"'),
  );
  expect(problems).toEqual([
    expect.objectContaining({ file: english, line, field: 'file', mend: expect.stringContaining('marker lines') }),
  ]);
});

test('a key that stands twice', async () => {
  const problems = await fixture.localeProblemsAfter((files) =>
    files.replace(english, '"title":', '"title": "Clinics",\n  "title":'),
  );
  expect(problems).toEqual([
    expect.objectContaining({
      file: english,
      field: 'JSON',
      found: 'a second field "title"',
      allowed: 'valid JSON, each key once',
    }),
  ]);
});

test('a file missing in both languages', async () => {
  const problems = await fixture.localeProblemsAfter((files) => {
    files.remove(english);
    files.remove(spanish);
  });
  expect(problems.map(({ file, mend }) => `${file} ${mend}`)).toEqual([
    `${english} Restore ${english} from git: pages cannot be made without it.`,
    `${spanish} Restore ${spanish} from git: pages cannot be made without it.`,
  ]);
});

test('no words at all', async () => {
  const problems = await fixture.localeProblemsAfter((files) => files.remove('locales'));
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual(['locales/en folder', 'locales/es folder']);
});

test('a file with a capital in its name is to be renamed, and nothing else', async () => {
  const problems = await fixture.localeProblemsAfter((files) => files.rename(english, 'locales/en/Clinics.json'));
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'locales/en/Clinics.json',
      nearest: 'clinics.json',
      mend: 'Rename the file to clinics.json.',
    }),
  ]);
});

test('a file to be renamed in one language and missing in the other', async () => {
  const problems = await fixture.localeProblemsAfter((files) => {
    files.rename(english, 'locales/en/Clinics.json');
    files.remove(spanish);
  });
  expect(problems.map(({ file, mend }) => `${file} ${mend}`)).toEqual([
    'locales/en/Clinics.json Rename the file to clinics.json.',
    `${spanish} Restore ${spanish} from git: pages cannot be made without it.`,
  ]);
});

test('a file that no page reads', async () => {
  const problems = await fixture.localeProblemsAfter((files) => files.write('locales/en/notes.txt', 'words'));
  expect(problems).toEqual([expect.objectContaining({ mend: 'Move it out of locales/: no page reads it.' })]);
});

test('HTML is found in the language that has it', async () => {
  const problems = await withTexts(['<script>x</script>'], ['x']);
  expect(problems).toEqual([expect.objectContaining({ file: english, mend: 'Remove <script>, </script>.' })]);
});

test.each([
  ['</terms>Términos<terms>', '</terms> before <terms>'],
  ['<terms>a</terms> <terms>b</terms>', '<terms> a second time'],
])('tags that do not enclose words: %s', async (text, found) => {
  const problems = await withTexts(['<terms>Terms</terms>'], [text]);
  expect(problems).toEqual([
    expect.objectContaining({ file: spanish, line: 2, found: expect.stringContaining(found) }),
  ]);
});

test('a tag left open in both languages is wrong in both', async () => {
  const problems = await withTexts(['I accept the <terms>Terms.'], ['Acepto los <terms>Términos.']);
  expect(problems.map(({ file, found }) => `${file} ${found}`)).toEqual([
    `${english} <terms> without </terms>: "I accept the <terms>Terms."`,
    `${spanish} <terms> without </terms>: "Acepto los <terms>Términos."`,
  ]);
});

test('a tag left open in English alone is wrong there alone', async () => {
  const problems = await withTexts(['I accept the <terms>Terms.'], ['Acepto los <terms>Términos</terms>.']);
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([`${english} text0`]);
});

test('tags across each other', async () => {
  const problems = await withTexts(['<a1>A <b1>b</b1></a1>'], ['<a1>A <b1>b</a1></b1>']);
  expect(problems).toEqual([expect.objectContaining({ found: expect.stringContaining('across another tag') })]);
});

test('words in the other language', async () => {
  const words = 'We write to you within one day, and you need not bring anything with you.';
  const problems = await withTexts(['Soon.'], [words]);
  expect(problems).toEqual([expect.objectContaining({ file: spanish, found: expect.stringContaining('"en"') })]);
});
