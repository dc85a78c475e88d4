/** @jest-environment node */
import { parseMarkdown } from '../../../src/generator/check/markdown';
import { isProblem } from '../../../src/generator/check/problem';
import { contentFixture } from './contentFixture';
import { cells, clinic, english, spanish } from './paths';

const fixture = contentFixture();

test('a text has at most 1000 lines', async () => {
  const lines = fixture.read(english).split('\n').length;
  const withLines = (count: number) =>
    fixture.problemsAfter((content) => content.append(english, '\n'.repeat(count - lines)));
  await expect(withLines(1000)).resolves.toEqual([]);
  await expect(withLines(1001)).resolves.toMatchObject(
    [
      { file: english, field: 'file', found: '1001 lines', allowed: 'at most 1000 lines', mend: /^Shorten the text/ },
    ].map((problem) => ({ ...problem, mend: expect.stringMatching(problem.mend) })),
  );
});

test('a picture has at most 25 MB, and is not read for more', async () => {
  const cover = `${clinic}/cover.jpg`;
  const problems = await fixture.problemsAfter((content) => content.write(cover, Buffer.alloc(25 * 1024 * 1024 + 1)));
  expect(problems).toMatchObject([
    { file: cover, found: '26214401 bytes', mend: 'Export the picture smaller: at most 26214400 bytes.' },
  ]);
});

describe('what no parser could be expected to read', () => {
  const read = (text: string) => {
    const tree = parseMarkdown('content/a.md', text, 7);
    return isProblem(tree) ? tree : undefined;
  };

  test('more than a thousand marks', () => {
    expect(read('*'.repeat(1000))).toBeUndefined();
    expect(read('*'.repeat(1001))).toMatchObject({
      line: 7,
      found: '1001 of the characters * _ ~ ` [ ] < & |',
      allowed: 'at most 1000 of them in a text',
      mend: 'Remove the marks that are not meant as formatting.',
    });
  });

  test.each([['> '], ['- '], ['1. ']])('ten levels of %j', (mark) => {
    expect(read(`${mark.repeat(9)}words`)).toBeUndefined();
    expect(read(`Words.\n\n${mark.repeat(10)}words`)).toMatchObject({
      found: 'quotations or lists nested too deeply',
      allowed: 'fewer than ten levels',
    });
  });
});

test('of pieces in the other language three are told, while most are in the right one', async () => {
  const words = 'Esta es una frase que se escribió en español para la prueba y que está en el archivo';
  const problems = await fixture.problemsAfter((content) => {
    for (const field of ['lede', 'coverAlt', 'summary', 'profileTitle', '  - Private room with a bed for a companion'])
      content.replace(
        english,
        new RegExp(`${field}:? ?.*`),
        field.startsWith(' ') ? `  - ${words}` : `${field}: ${words}`.slice(0, 75),
      );
  });
  const told = problems.filter(({ found }) => found.startsWith('words in Spanish'));
  expect(told).toHaveLength(3);
  expect(told.every(({ field }) => field !== 'whole file')).toBe(true);
});

test('with a heading missing, nothing is said about the list below it', async () => {
  const problems = await fixture.problemsAfter((content) => content.append(english, '\n## Meals\n\n- Soup\n- Bread\n'));
  expect(problems).toMatchObject([{ file: spanish, found: '2 headings with ##' }]);
});

test('a clinic whose folder must be renamed is linked to by the name that it will have', async () => {
  const problems = await fixture.problemsAfter((content) => {
    content.replace(english, '## The building', 'See [the house](/clinics/casa-ceiba).\n\n## The building');
    content.rename('content/clinics/casa-ceiba', 'content/clinics/Casa Ceiba');
  });
  expect(problems.map(({ field }) => field)).toEqual(['folder name']);
});

test.each([
  ['latitude', '91'],
  ['latitude', '-91'],
  ['longitude', '181'],
])('of a %s of %s, which is nowhere, it is not said in which country it does not lie', async (field, degrees) => {
  const problems = await fixture.problemsAfter((content) =>
    content.replace(`${clinic}/facts.yaml`, new RegExp(`${field}: .*`), `${field}: ${degrees}`),
  );
  expect(problems).toMatchObject([{ field: `location.${field}`, allowed: expect.stringMatching(/ to (?:90|180)$/) }]);
});

test('with one specialty misspelled, those who name it are not blamed in its stead', async () => {
  const problems = await fixture.problemsAfter((content) =>
    content.replace(`${clinic}/facts.yaml`, '  - stem-cells', '  - stem-cels'),
  );
  expect(problems.map(({ field, nearest }) => [field, nearest])).toEqual([['specialties.1', 'stem-cells']]);
});

test('the care options stand in the order of their places, not of their names', async () => {
  const { order, ids } = await fixture.careOptionsAfter((content) =>
    content.replace(`${cells}/facts.yaml`, /order: .*/, 'order: 50'),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(ids.at(-1)).toBe('stem-cells');
});

test('seven numbered things that a care option addresses are no list of what it addresses', async () => {
  let number = 0;
  const problems = await fixture.problemsAfter((content) => {
    for (const language of ['en', 'es']) {
      const [before = '', ...rest] = fixture.read(`${cells}/words.${language}.md`).split(/^(?=## )/m);
      const [first = '', second = '', ...others] = rest;
      number = 0;
      const numbered = second.replace(/^- /gm, () => {
        number += 1;
        return `${number}. `;
      });
      content.write(`${cells}/words.${language}.md`, [before, first, numbered, ...others].join(''));
    }
  });
  expect(problems.map(({ found }) => found)).toEqual([
    'one numbered list with 7 items in the second section',
    'one numbered list with 7 items in the second section',
  ]);
});

test('a line of --- before fields that stand further in ends the fields too early', async () => {
  const problems = await fixture.problemsAfter((content) =>
    content.replace(english, '\nkeyFeatures:\n', '\nkeyFeatures:\n---\n'),
  );
  expect(problems).toMatchObject([
    {
      file: english,
      found: expect.stringContaining('a line of --- among the fields'),
      mend: expect.stringContaining('Remove this line'),
    },
  ]);
});

test('a sign behind a backslash stands for itself in a text', async () => {
  const problems = await fixture.problemsAfter((content) =>
    content.replace(english, '## The building', 'A \\*star, a \\[bracket\\] \\(words\\).\n\n## The building'),
  );
  expect(problems).toEqual([]);
});
