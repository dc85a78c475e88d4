/** @jest-environment node */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLocales } from '../../../../src/generator/check/locales/localeFiles';
import { parseTerms, problemsOfInterfaceTerms, readTerms } from '../../../../src/generator/check/terms/terms';
import { type Change, contentFixture } from '../contentFixture';
import { english, james, spanish } from '../paths';

const fixture = contentFixture();
const table = `# Terms

| English term | Español | avoid (en) | avoid (es) | scope |
|---|---|---|---|---|
| nutritionist | nutricionista | dietician | nutriólog* | everywhere; except content/testimonials |
| patient | paciente | client, customer | cliente | content |
| guidance | orientación | free consultation | consulta gratuita | everywhere; except locales/es/clinics.json:title; except "consulta gratuita y personal" |
`;
const terms = parseTerms(table);

beforeAll(() => {
  mkdirSync(join(fixture.root, 'docs'));
  writeFileSync(join(fixture.root, 'docs/terms.md'), table);
});

test('rows of the table', () => {
  expect(terms).toHaveLength(3);
  expect(terms[1]).toEqual({
    right: { en: 'patient', es: 'paciente' },
    avoid: { en: ['client', 'customer'], es: ['cliente'] },
    places: ['content'],
    exceptPlaces: [],
    exceptWords: [],
  });
  expect(terms[2]).toMatchObject({
    places: [],
    exceptPlaces: ['locales/es/clinics.json:title'],
    exceptWords: ['consulta gratuita y personal'],
  });
});

const inText = (words: string) => (content: Change) =>
  content.replace(spanish, '## El edificio', `${words}\n\n## El edificio`);

test.each([
  ['La Nutrióloga le atiende.', '"Nutrióloga"', 'nutricionista'],
  ['Es un\ncliente de la casa.', '"cliente"', 'paciente'],
  ['Pida una consulta gratuita.', '"consulta gratuita"', 'orientación'],
])('%s', async (words, found, right) => {
  const { problems } = await fixture.check(inText(words));
  expect(problems).toEqual([
    {
      file: spanish,
      line: expect.any(Number),
      field: 'text',
      found,
      allowed: 'the terms of docs/terms.md',
      nearest: right,
      fix: `Write ${right}.`,
    },
  ]);
  const line =
    fixture.lineOf(spanish, '## El edificio') +
    words.slice(0, words.indexOf(found.slice(1, -1))).split('\n').length -
    1;
  expect(problems[0]?.line).toBeLessThanOrEqual(line);
});

test.each(['Clientela y clientes.', 'Una consulta gratuita y personal.', 'Dietician, free consultation.'])(
  'another word, an exception, or the other language: %s',
  async (words) => {
    await expect(fixture.check(inText(words))).resolves.toMatchObject({ problems: [] });
  },
);

test('in a place that is excepted, and in a field', async () => {
  const { problems } = await fixture.check((content) => {
    content.append(`${james}/words.en.md`, '\nThe dietician was kind.\n');
    content.append(`${james}/words.es.md`, '\nLa nutrióloga fue amable.\n');
    content.replace(english, /profileTitle: .*/, 'profileTitle: Each customer counts');
  });
  expect(problems).toMatchObject([
    { file: english, line: fixture.lineOf(english, 'profileTitle:'), field: 'profileTitle', nearest: 'patient' },
  ]);
});

test('words of the interface', async () => {
  const file = 'locales/es/clinics.json';
  const problems = await fixture.after(
    (content) => {
      content.replace(file, /"title": ".*"/, '"title": "Consulta gratuita"');
      content.replace(file, /"loading": ".*"/, '"loading": "Consulta gratuita, cliente"');
    },
    (root) => problemsOfInterfaceTerms(readLocales(root), readTerms(root)),
  );
  expect(problems).toMatchObject([
    { file, line: fixture.lineOf(file, '"loading"'), field: 'loading', nearest: 'orientación' },
  ]);
});

test('the project’s own table can be read', () => {
  const own = readTerms('.');
  expect(own.length).toBeGreaterThan(0);
  for (const { right, avoid } of own) {
    expect(right.en && right.es).toBeTruthy();
    expect(avoid.en.length + avoid.es.length).toBeGreaterThan(0);
  }
});
