/** @jest-environment node */

import { dental, english, facts, spanish } from '../paths';
import { contentRules } from './contentRules';

const { fixture, refuses } = contentRules();

describe('files and folders', () => {
  test('a language twin missing', () =>
    refuses((content) => content.remove(spanish), {
      file: spanish,
      line: 1,
      field: 'file',
      found: 'nothing',
      allowed: 'one file per language: en, es',
      mend: 'Create words.es.md',
    }));

  test('facts missing', () =>
    refuses((content) => content.remove(facts), {
      file: facts,
      line: 1,
      field: 'file',
      found: 'nothing',
      mend: 'Create facts.yaml',
    }));

  test('a care option missing', () =>
    refuses((content) => content.remove(dental), {
      file: dental,
      line: 1,
      field: 'folder',
      found: 'nothing',
      allowed: 'stem-cells, orthopedic-surgery',
      mend: 'Create content/care-options/dental-treatments.',
    }));

  test('a page that the site does not have', () =>
    refuses((content) => content.copy('content/pages/about-us', 'content/pages/about-you'), {
      file: 'content/pages/about-you',
      line: 1,
      field: 'folder name',
      nearest: 'about-us',
      mend: 'src/README.md',
    }));

  test('a folder that the site does not know', () =>
    refuses((content) => content.copy('content/clinics/casa-ceiba', 'content/clinic'), {
      file: 'content/clinic',
      line: 1,
      field: 'folder name',
      nearest: 'clinics',
      mend: 'Move what is in it to content/clinics.',
    }));

  test('a file with a wrong name', () =>
    refuses((content) => content.write('content/clinics/valle-alto/en.markdown', 'words'), {
      file: 'content/clinics/valle-alto/en.markdown',
      line: 1,
      field: 'file',
      allowed: 'facts.yaml, words.en.md, words.es.md, cover.jpg, cover.png',
      mend: 'Rename the file',
    }));

  test('a file beside the folders', () =>
    refuses((content) => content.write('content/clinics/notes.txt', 'words'), {
      file: 'content/clinics/notes.txt',
      line: 1,
      field: 'file',
      mend: 'folder of its own',
    }));

  test('a link to a file elsewhere', () =>
    refuses(
      (content) => {
        content.remove(spanish);
        content.link('/etc/hostname', spanish);
      },
      { file: spanish, line: 1, field: 'file', found: 'a link to another file', mend: 'Put the file itself here.' },
    ));

  test('an encoding that is not UTF-8', () =>
    refuses((content) => content.write(spanish, Buffer.from('---\nsummary: Centro ortopédico\n---\n', 'latin1')), {
      file: spanish,
      line: 1,
      field: 'file',
      found: 'not UTF-8',
      mend: 'encoding UTF-8',
    }));

  test('letters damaged by a wrong encoding', () =>
    refuses((content) => content.replace(facts, 'city: Medellín', 'city: MedellÃ\u00ADn'), {
      file: facts,
      line: 'city:',
      field: 'file',
      found: 'damaged',
      mend: 'Type the damaged letters again',
    }));

  test.each([
    [facts, 'founded: 2009\n'],
    [english, 'profileTitle: A clinic built around walking again\n'],
    [english, '## The building\n'],
  ])('two versions that git could not join, in %s', (file, line) =>
    refuses(
      (content) =>
        content.replace(file, line, `<<<<<<< HEAD\n${line}=======\nAnother: version\n>>>>>>> their-branch\n`),
      {
        file,
        line: line.trim(),
        field: 'file',
        found: 'two versions of these lines',
        allowed: 'one version',
        mend: 'remove the three marker lines',
      },
    ),
  );

  test('a marker of git that was left over', () =>
    refuses((content) => content.replace(english, '## The building', '=======\n## The building'), {
      file: english,
      line: '## The building',
      field: 'file',
      found: 'two versions of these lines',
      mend: 'remove the three marker lines',
    }));

  test('a file of another size than words have', () =>
    refuses((content) => content.append(english, 'Words and words. '.repeat(4000)), {
      file: english,
      line: 1,
      field: 'file',
      found: / bytes$/,
      mend: 'Shorten the text',
    }));

  test('a byte order mark and Windows line ends are nothing wrong', async () => {
    await expect(
      fixture.problemsAfter((content) =>
        content.replace(english, /^[\s\S]*$/, `\uFEFF${fixture.read(english).replaceAll('\n', '\r\n')}`),
      ),
    ).resolves.toEqual([]);
  });
});
