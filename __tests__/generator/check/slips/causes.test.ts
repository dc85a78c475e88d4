/** @jest-environment node */
import { cells, clinic, english, facts, james, spanish } from '../paths';
import { edit, slips } from './slips';

const { fixture, refuses } = slips();

describe('a mend never proposes what the same run refuses', () => {
  test.each(['Valle-Alto', 'valle alto'])('a folder %s', (name) =>
    refuses((content) => content.rename(clinic, `content/clinics/${name}`), {
      mend: 'Rename the folder to valle-alto.',
    }),
  );

  test('a key in capitals', () =>
    refuses(edit([facts, 'key: hip-replacement', 'key: Hip-replacement']), {
      file: facts,
      nearest: 'hip-replacement',
      mend: 'Write hip-replacement.',
    }));

  test('a key that was renamed in facts alone: none that has words already', async () => {
    const problems = await fixture.problemsAfter(edit([facts, 'key: hip-replacement', 'key: hip-surgery']));
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
      `${english} treatments.hip-surgery`,
      `${english} treatments.hip-replacement`,
      `${spanish} treatments.hip-surgery`,
      `${spanish} treatments.hip-replacement`,
    ]);
    expect(problems[1]?.nearest).toBeUndefined();
    expect(problems[1]?.mend).toContain('no words yet: hip-surgery');
  });

  test('a slug with a space, to which a page links', () =>
    refuses(edit([`${cells}/facts.yaml`, 'en: stem-cells', 'en: stem cells']), {
      nearest: 'stem-cells',
      mend: 'Write stem-cells.',
    }));

  test('a language that is none', () =>
    refuses(edit([`${james}/facts.yaml`, /originalLanguage: .*/, 'originalLanguage: fr']), { mend: 'allowed values' }));

  test('a file in a language that is none', () =>
    refuses((content) => content.write(`${clinic}/words.fr.md`, 'words'), {
      mend: 'the site has the languages en and es',
    }));

  test('a picture for a record without one', () =>
    refuses((content) => content.write(`${james}/cover.jpg`, 'picture'), { mend: 'show no picture of their own' }));

  test('a picture of another kind', async () => {
    const problems = await fixture.problemsAfter((content) =>
      content.rename(`${clinic}/cover.jpg`, `${clinic}/cover.webp`),
    );
    expect(problems[0]).toMatchObject({ file: `${clinic}/cover.webp`, mend: expect.stringContaining('as JPEG') });
  });
});

describe('one cause is told once', () => {
  test.each<[string, string, string]>([
    ['empty', '', 'no fields'],
    ['of words alone', 'hello\n', '"hello"'],
  ])('facts.yaml %s', (_name, text, found) =>
    refuses((content) => content.write(facts, text), { file: facts, field: 'whole file', found, allowed: 'fields: ' }),
  );

  test('experts missing among the facts', () =>
    refuses(edit([facts, /experts:[\s\S]*?\ntreatments:/, 'treatments:']), { file: facts, field: 'experts' }));

  test('no folder for clinics', () =>
    refuses((content) => content.remove('content/clinics'), {
      file: 'content/clinics',
      mend: 'Create content/clinics',
    }));
});

describe('what may be left out is not asked for', () => {
  test.each<[string, string]>([
    ['featured:', 'Remove the line, which may be left out, or write a value behind the name, for example featured: 1'],
    ['featured: false', 'Remove the line'],
    ['featured: no', 'Remove the line'],
  ])('%s', async (written, mend) => {
    const problems = await fixture.problemsAfter(edit([facts, 'featured: 1', written]));
    expect(problems.filter(({ file }) => file === facts).map((problem) => problem.mend)).toEqual([
      expect.stringContaining(mend),
    ]);
  });

  test('a name of its own in one language', () =>
    refuses(edit([english, 'summary: ', 'name:\nsummary: ']), { field: 'name', mend: 'Remove the line' }));
});
