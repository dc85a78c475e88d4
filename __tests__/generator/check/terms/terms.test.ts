import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOfInterfaceTerms, readTerms } from '../../../../src/generator/check/terms/terms';
import { readLocales } from '../../../../src/generator/content/locales/localeFiles';
import { english, james, spanish } from '../paths';
import { contentReports, type Edit } from '../reports';

const { fixture, reports, passes } = contentReports();
const table = `# Terms

| English term | Español | avoid (en) | avoid (es) | scope |
|---|---|---|---|---|
| nutritionist | nutricionista | dietician | nutriólog* | everywhere; except content/testimonials |
| patient | paciente | client, customer | cliente | content |
| guidance | orientación | free consultation | consulta gratuita | everywhere; except locales/es/clinics.json:title; except "consulta gratuita y personal" |
`;

beforeAll(() => {
  mkdirSync(join(fixture.root, 'docs'));
  writeFileSync(join(fixture.root, 'docs/terms.md'), table);
});

const inText = (words: string): Edit => [spanish, '## El edificio', `${words}\n\n## El edificio`];

test.each([
  ['La Nutrióloga le atiende.', '"Nutrióloga"', 'nutricionista', 0],
  ['Es un\ncliente de la casa.', '"cliente"', 'paciente', 1],
  ['Pida una consulta gratuita.', '"consulta gratuita"', 'orientación', 0],
])('%s', (words, found, nearest, linesAbove) =>
  reports(inText(words), {
    line: fixture.lineOf(spanish, '## El edificio') + linesAbove,
    field: 'text',
    found,
    allowed: 'the terms of docs/terms.md',
    nearest,
    fix: `Write ${nearest}.`,
  }),
);

const rightWords = ['Clientela y clientes.', 'Una consulta gratuita y personal.', 'Dietician, free consultation.'];
test.each(rightWords)('another word, an exception, or the other language: %s', (words) => passes(inText(words)));

test('in a place that is excepted, and in a field', () =>
  reports(
    (content) => {
      content.append(`${james}/words.en.md`, '\nThe dietician was kind.\n');
      content.append(`${james}/words.es.md`, '\nLa nutrióloga fue amable.\n');
      content.replace(english, /profileTitle: .*/, 'profileTitle: Each customer counts');
    },
    { file: english, line: 'profileTitle:', field: 'profileTitle', nearest: 'patient' },
  ));

test('words of the interface', async () => {
  const file = 'locales/es/clinics.json';
  const problems = await fixture.after(
    (content) => {
      content.replace(file, /"title": ".*"/, '"title": "Consulta gratuita"');
      content.replace(file, /"loading": ".*"/, '"loading": "Consulta gratuita, cliente"');
    },
    (root) => [...problemsOfInterfaceTerms(readLocales(root), readTerms(root).terms)],
  );
  expect(problems).toMatchObject([
    { file, line: fixture.lineOf(file, '"loading"'), field: 'loading', nearest: 'orientación' },
  ]);
});

test.each([
  ['| anyone | cualquiera | anybody | everywhere |', 4],
  ['| anyone | cualquiera | anybody | | everywhere', 4],
  ['| anyone | cualquiera | anybody | | everywhere | |', 6],
])('a row that is not whole: %s', async (row, cells) => {
  const file = join(fixture.root, 'docs/terms.md');
  writeFileSync(file, `${table}${row}\n`);
  const { problems } = await fixture.check(() => undefined);
  writeFileSync(file, table);
  expect(problems).toEqual([
    {
      file: 'docs/terms.md',
      line: 8,
      field: 'table',
      found: `a row of ${cells} cells: "${row}"`,
      allowed: '5 cells: English term, Español, avoid (en), avoid (es), scope',
      fix: 'Write a | before, between and behind the cells, also around an empty one.',
    },
  ]);
});

test('the project’s own table can be read', () => {
  const { terms: own, problems } = readTerms('.');
  expect(problems).toEqual([]);
  expect(own.length).toBeGreaterThan(0);
  for (const { right, avoid } of own) {
    expect(right.en && right.es).toBeTruthy();
    expect(avoid.en.length + avoid.es.length).toBeGreaterThan(0);
  }
});
