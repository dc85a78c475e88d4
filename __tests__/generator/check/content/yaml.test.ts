/** @jest-environment node */

import { english, facts } from '../paths';
import { contentRules } from './contentRules';

const { fixture, refuses } = contentRules();

describe('YAML that does not parse names the line', () => {
  test.each([
    ['a bracket left open', 'specialties:\n', 'specialties: [\n', 'Close it with ]'],
    ['a colon in the text', 'city: Medellín', 'city: Medellín: the city', 'city: "Medellín: the city"'],
    ['a value that begins with !', 'city: Medellín', 'city: !Medellín', 'city: "!Medellín"'],
    ['a value cut off at a #', 'city: Medellín', 'city: Medellín #4', 'city: "Medellín #4"'],
    ['a quotation mark left open', 'city: Medellín', 'city: "Medellín', 'the same mark at the end'],
  ])('%s', async (_name, from, to, mend) => {
    const [problem, ...others] = await fixture.problemsAfter((content) => content.replace(facts, from, to));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: facts, field: 'YAML', allowed: 'valid YAML' });
    expect(problem?.line).toBe(fixture.lineOf(facts, from));
    expect(problem?.mend).toContain(mend);
  });

  test('also in front matter, counted from the top of the file', () =>
    refuses((content) => content.replace(english, 'profileTitle: A', 'profileTitle: @A'), {
      file: english,
      line: 'profileTitle:',
      field: 'YAML',
      mend: 'double quotes',
    }));

  test.each<[string, string | RegExp, string, number, string, string]>([
    ['that never ends', '\n---\n', '\n', 86, 'no second line of ---', 'above "Centro Valle Alto brings'],
    ['with a dash at its end', '\n---\n', '\n—\n', 85, '"—" in place of the second ---', 'three hyphens'],
    ['below an empty line', /^/, '\n', 1, 'an empty line before the first ---', 'Remove it'],
    ['without its first line', /^---\n/, '', 1, 'no line of --- before the fields', 'Begin the file with ---'],
    ['that ends too early', 'keyFeatures:', '---\nkeyFeatures:', 7, 'before "keyFeatures:"', 'Remove this line'],
  ])('front matter %s', (_name, from, to, line, found, mend) =>
    refuses((content) => content.replace(english, from, to), {
      file: english,
      line,
      field: 'front matter',
      found,
      mend,
    }),
  );

  test('a tab', () =>
    refuses((content) => content.replace(facts, '  - stem-cells', '\t- stem-cells'), {
      file: facts,
      line: '- stem-cells',
      field: 'file',
      found: 'a tab',
      mend: 'spaces',
    }));
});
