/** @jest-environment node */

import { english, james, spanish } from '../paths';
import { contentRules } from './contentRules';

const { fixture, refuses } = contentRules();

describe('language twins', () => {
  const privacy = 'content/pages/privacy-policy/words.es.md';

  test('a page with another number of sections than in the other language', () =>
    refuses((content) => content.append(privacy, '\n## Otra\n\nPalabras.\n'), {
      file: 'content/pages/privacy-policy/words.en.md',
      line: 7,
      field: 'text',
      found: 'one heading with ##',
      allowed: '2, as in words.es.md from line 11 on',
      mend: 'write here what is missing, or remove it in words.es.md.',
    }));

  test('a sentence still in the other language', () =>
    refuses(
      (content) => content.replace(spanish, /profileTitle: .*/, 'profileTitle: A clinic built around walking again'),
      {
        file: spanish,
        line: 'profileTitle:',
        field: 'profileTitle',
        found: 'the same words as in words.en.md: "A clinic built',
        allowed: 'words in Spanish',
        mend: 'Translate them; if they are right here, translate those of words.en.md.',
      },
    ));

  test('a paragraph still in the other language', () => {
    const words = 'It was hard, and it is not finished. I still see my counselor every week.';
    return refuses(
      (content) => {
        content.append(`${james}/words.en.md`, `\n${words}\n`);
        content.append(`${james}/words.es.md`, `\n${words}\n`);
      },
      { file: `${james}/words.es.md`, line: 7, field: 'text', found: 'It was hard', mend: 'Translate them' },
    );
  });

  test('a long name is the same in every language', async () => {
    const name = 'Aeropuerto Internacional José María Córdova';
    const problems = await fixture.problemsAfter((content) => {
      for (const file of [english, spanish]) content.replace(file, /( {4}value:) .*/, `    value: ${name}`);
    });
    expect(problems).toEqual([]);
  });
});
