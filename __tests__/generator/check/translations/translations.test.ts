import { counterpartOf } from '../../../../src/facts/counterpart';
import type { Language } from '../../../../src/facts/locales';
import { stamped } from '../../../../src/generator/content/records/translatedFrom';
import { type Change, contentFixture } from '../contentFixture';
import { clinic, english, spanish } from '../paths';

const fixture = contentFixture();
const fileOf = (language: Language): string => `${clinic}/words.${language}.md`;

/** Both files say that they agree, then a change is made. */
const after = (change: (content: Change) => void) =>
  fixture.check((content) => {
    const textOf = (language: Language): string => fixture.read(fileOf(language));
    for (const language of ['en', 'es'] as const)
      content.write(fileOf(language), stamped(textOf(language), textOf(counterpartOf(language))));
    change(content);
  });

const edit = (content: Change, file: string): void => content.replace(file, /lede: /, 'lede: Hoy, ');

test('files that agree, and files without the field, are not reported', async () => {
  for (const { problems, warnings, content } of [await after(() => undefined), await fixture.check(() => undefined)]) {
    expect([...problems, ...warnings]).toEqual([]);
    expect(content.clinics.find(({ folder }) => folder === clinic)?.newerLanguage).toBeUndefined();
  }
});

test.each([
  [english, spanish, 'en'],
  [spanish, english, 'es'],
] as const)('%s was changed: %s is behind', async (changed, behind, newer) => {
  const { problems, warnings, content } = await after((change) => edit(change, changed));
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([
    {
      file: behind,
      line: fixture.lineOf(behind, '\n---\n\n') + 1,
      field: 'translatedFrom',
      found: `words.${newer}.md is newer`,
      fix: expect.stringContaining(`npm run translated -- ${behind}`),
    },
  ]);
  expect(content.clinics.find(({ folder }) => folder === clinic)?.newerLanguage).toBe(newer);
});

test('what a damaged file says is not to be written into the other one', async () => {
  const { problems, warnings } = await after((change) => change.replace(spanish, /^summary: .*\n/m, ''));
  expect(problems.map(({ file }) => file)).toEqual([spanish]);
  expect(warnings).toEqual([]);
});

test.each([
  [english, spanish, / Sometimes the answer is to wait[\s\S]*/],
  [spanish, english, / Los quirófanos y el[^\n]*/],
])('a section of %s that lost its end is reported there, and %s is not to be shortened', async (cut, _other, lost) => {
  const { problems, warnings } = await after((change) => change.replace(cut, lost, '\n'));
  expect([...problems, ...warnings]).toMatchObject([
    {
      file: cut,
      field: 'text',
      found: expect.stringContaining('a section of'),
      fix: expect.stringContaining('Restore'),
    },
  ]);
});

test('a section that grew in one language is to be written in the other one, too', async () => {
  const { warnings } = await after((change) =>
    change.append(english, `\n${'More is said here of the decisions. '.repeat(30)}\n`),
  );
  expect(warnings).toMatchObject([{ file: spanish, found: 'words.en.md is newer' }]);
});

test('when both were changed nobody knows which one is newer', async () => {
  const { warnings, content } = await after((change) => {
    edit(change, english);
    edit(change, spanish);
  });
  expect(warnings.map(({ file, found }) => `${file} ${found}`)).toEqual([
    `${english} this file and words.es.md were both changed`,
    `${spanish} this file and words.en.md were both changed`,
  ]);
  expect(content.clinics.find(({ folder }) => folder === clinic)?.newerLanguage).toBeUndefined();
});

test('a file is stamped in the last line of its front matter, once', () => {
  const once = stamped('---\na: 1\n---\n\nText\n', 'other');
  expect(once).toMatch(/^---\na: 1\ntranslatedFrom: "[0-9a-f]{12}"\n---\n\nText\n$/);
  expect(stamped(once, 'other')).toBe(once);
});

test('a digest that was written by hand is refused', async () => {
  const { problems } = await fixture.check((content) =>
    content.replace(english, 'summary:', 'translatedFrom: today\nsummary:'),
  );
  expect(problems).toMatchObject([
    { file: english, field: 'translatedFrom', allowed: 'set by npm run translated' },
    {},
  ]);
});
