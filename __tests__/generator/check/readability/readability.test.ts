import { syllablesOf } from '../../../../src/generator/check/readability/readability';
import { contentFixture } from '../contentFixture';
import { knee } from '../paths';

const fixture = contentFixture();

test.each([
  ['agua', 2],
  ['poeta', 3],
  ['día', 2],
  ['ciudad', 2],
  ['guerra', 2],
  ['pingüino', 3],
  ['queso', 2],
  ['aéreo', 4],
  ['baúl', 2],
  ['rey', 1],
  ['cirugía', 4],
  ['EE', 2],
  ['10', 1],
])('%s has %i syllables', (word, count) => expect(syllablesOf(word, 'es')).toBe(count));

test.each([
  ['surgery', 3],
  ['knee', 1],
  ['operation', 4],
])('%s has %i syllables in English', (word, count) => expect(syllablesOf(word, 'en')).toBe(count));

const hard = {
  en: 'The administration of prophylactic anticoagulation necessitates interdisciplinary perioperative consideration of hemorrhagic complications notwithstanding individual predisposition. '.repeat(
    30,
  ),
  es: 'La administración de anticoagulación profiláctica requiere consideración interdisciplinaria perioperatoria de complicaciones hemorrágicas independientemente de predisposiciones individuales. '.repeat(
    30,
  ),
};

test.each([
  ['en', 'Flesch-Kincaid grade', 'at most grade 8'],
  ['es', 'INFLESZ', 'at least 55'],
] as const)('a text in %s that is hard to read is a warning', async (language, scale, allowed) => {
  const file = `${knee}/words.${language}.md`;
  const { problems, warnings } = await fixture.check((content) => content.append(file, `\n${hard[language]}\n`));
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([
    {
      file,
      line: 1,
      found: expect.stringContaining(scale),
      allowed: expect.stringContaining(allowed),
      fix: expect.stringContaining('npm run reading'),
    },
  ]);
});

test('the fixtures are easy to read', async () => {
  await expect(fixture.check(() => undefined)).resolves.toMatchObject({ warnings: [] });
});
