/** @jest-environment node */
import { problemsOfLocales } from '../../../src/build/check/locales';
import type { Problem } from '../../../src/build/check/problem';
import { type ContentFixture, contentFixture } from './contentFixture';

// A whole check per test: on a busy machine it takes its time.
jest.setTimeout(60_000);

let fixture: ContentFixture;
beforeAll(async () => {
  fixture = await contentFixture();
});
afterAll(() => fixture.dispose());

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

test.each([
  ['without its tags', 'Acepto los Términos.', 'Put <terms>, </terms> where the marked words begin or end.'],
  ['with a tag left open', 'Acepto los <terms>Términos.', 'Put </terms> where the marked words begin or end.'],
  [
    'with its tags translated',
    'Acepto los <términos>Términos</términos>.',
    'Write <terms>, </terms> instead of <términos>, </términos>.',
  ],
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
  expect(problems).toEqual([expect.objectContaining({ file: english, line, field: 'loading', allowed: 'text' })]);
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

test.each<[string, string, string]>([
  ['a colon forgotten', '"filter": {', '"filter" {'],
  ['a comma forgotten', '"search": "Buscar",', '"search": "Buscar"'],
  ['a comma too many', '"clear": "Quitar todos los filtros"', '"clear": "Quitar todos los filtros",'],
  ['a quotation mark forgotten', '"label": "Filtrar clínicas"', '"label": "Filtrar clínicas'],
])('%s: the line is named, and nothing else is said of the file', async (_name, from, to) => {
  const line = fixture.lineOf(spanish, from);
  const [problem, ...others] = await fixture.localeProblemsAfter((files) => files.replace(spanish, from, to));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: spanish, field: 'JSON', mend: expect.stringContaining('commas') });
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
    expect.objectContaining({ file: english, field: 'YAML', found: 'a second field "title"' }),
  ]);
});
