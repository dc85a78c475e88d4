/** @jest-environment node */
import type { Problem } from '../../../../src/generator/check/problem';
import { cells, clinic, english, james, spanish } from '../paths';
import { type Edit, edit, slips } from './slips';

const { fixture, refuses, passes } = slips();

describe('the two languages', () => {
  const exchanged = async (folder: string): Promise<Problem[]> => {
    const [own, other] = [fixture.read(`${folder}/words.en.md`), fixture.read(`${folder}/words.es.md`)];
    return fixture.problemsAfter((content) => {
      content.write(`${folder}/words.en.md`, other);
      content.write(`${folder}/words.es.md`, own);
    });
  };

  test('a testimonial whose files were exchanged', async () => {
    const problems = await exchanged(james);
    expect(problems.map(({ file, found }) => `${file} ${found.slice(0, 16)}`)).toEqual([
      `${james}/words.en.md words in Spanish`,
      `${james}/words.es.md words in English`,
    ]);
  });

  test('a clinic whose files were exchanged is told once for each file', async () => {
    const problems = await exchanged(clinic);
    const own = problems.filter(({ field }) => field === 'whole file');
    expect(own.map(({ file }) => file)).toEqual([english, spanish]);
    expect(own[0]?.mend).toContain('Exchange the file with words.es.md');
  });

  test.each([
    [english, spanish, 'Spanish'],
    [spanish, english, 'English'],
  ])('%s copied to %s is told once', async (original, copy, language) => {
    const text = fixture.read(original);
    const problems = await fixture.problemsAfter((content) => content.write(copy, text));
    expect(problems.filter(({ found }) => !found.includes('a link to'))).toEqual([
      expect.objectContaining({ file: copy, field: 'whole file', allowed: `words in ${language}` }),
    ]);
  });

  test('of a copied file that is half translated, each text that is left is told', async () => {
    const problems = await fixture.problemsAfter((content) => {
      for (const field of ['summary', 'description', 'lede', 'coverAlt']) {
        const [line = ''] = new RegExp(`^${field}: .*`, 'm').exec(fixture.read(english)) ?? [];
        content.replace(spanish, new RegExp(`^${field}: .*`, 'm'), line);
      }
    });
    expect(problems.map(({ field }) => field)).toEqual(['summary', 'description', 'lede', 'coverAlt']);
  });

  test('a field in the other language', () =>
    refuses(edit([spanish, /lede: .*/, 'lede: A center above the valley, with rooms that you can reach on foot.']), {
      file: spanish,
      field: 'lede',
      found: 'words in English',
      allowed: 'words in Spanish',
    }));

  test.each([
    'Hospital de la Universidad de los Andes de Mérida y de la Salud',
    'Con sello del Council for Quality and Safety of the Andes y del Consejo',
    'La clínica firma lo que llama “the list of all that you have to bring”',
  ])('names and quotations of the other language are left alone: %s', (words) =>
    passes(
      edit(
        [spanish, /lede: .*/, `lede: ${words}`],
        [english, /lede: .*/, 'lede: Hospital de la Universidad de los Andes de Mérida'],
      ),
    ),
  );

  test('what is a name or an address stands in both', () =>
    passes((content) => {
      const same =
        '\nhttps://www.council-for-hospital-quality.org/verify\n\nRegistro Andino de Profesionales de la Salud\n';
      for (const file of [english, spanish]) content.append(file, same);
    }));

  test.each<[string, Edit, string, string]>([
    ['an entry of a list', [spanish, /keyFeatures:\n {2}- .*\n/, 'keyFeatures:\n'], 'keyFeatures', '4 entries'],
    ['a heading', [spanish, '## El edificio\n', ''], 'text', 'one heading with ##'],
    ['a step', [`${cells}/words.es.md`, /^5\. .*\n/m, ''], 'text', '4 entries in this list'],
    ['a small heading', [`${cells}/words.es.md`, /^### .*\n/m, ''], 'text', '3 headings with ###'],
  ])('%s in one language alone', (_name, change, field, found) =>
    refuses(edit(change), {
      file: change[0],
      field,
      found,
      allowed: 'as in words.en.md',
      mend: 'write here what is missing',
    }),
  );
});
