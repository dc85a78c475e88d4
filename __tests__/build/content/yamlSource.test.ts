/** @jest-environment node */
import { isProblem, type Problem } from '../../../src/build/check/problem';
import { splitFrontMatter } from '../../../src/build/content/frontMatter';
import { parseYaml, type YamlSource } from '../../../src/build/content/yamlSource';

const sourceOf = (text: string, firstLine?: number): YamlSource => {
  const parsed = parseYaml('a.yaml', text, firstLine);
  if (isProblem(parsed)) throw new Error(parsed.found);
  return parsed;
};

const problemOf = (text: string): Problem => {
  const parsed = parseYaml('a.yaml', text);
  if (!isProblem(parsed)) throw new Error('It should not have parsed.');
  return parsed;
};

test('knows the line of every field', () => {
  const { lineOf, value } = sourceOf('one: 1\ntwo:\n  three: 3\n  four:\n    - a\n    - b: 1\n');
  expect(value).toEqual({ one: 1, two: { three: 3, four: ['a', { b: 1 }] } });
  expect(lineOf(['one'])).toBe(1);
  expect(lineOf(['two', 'three'])).toBe(3);
  expect(lineOf(['two', 'four', 1, 'b'])).toBe(6);
});

test('names the nearest field that exists for one that does not', () => {
  const { lineOf } = sourceOf('one: 1\ntwo:\n  three: 3\n');
  expect(lineOf(['two', 'five'])).toBe(2);
  expect(lineOf(['six'])).toBe(1);
});

test('counts from the line on which the text begins', () => {
  expect(sourceOf('one: 1\ntwo: 2\n', 2).lineOf(['two'])).toBe(3);
});

test('dates and words such as yes stay text', () => {
  expect(sourceOf('day: 2026-06-01\nanswer: yes\n').value).toEqual({ day: '2026-06-01', answer: 'yes' });
});

test('comments are allowed where they cannot be taken for text', () => {
  expect(sourceOf('# about\none: 1 # a comment\n').value).toEqual({ one: 1 });
});

test.each([
  ['a: b: c', 1],
  ['a: 1\nb: [1,\n', 3],
  ['a: 1\na: 2', 2],
  ['a: !word', 1],
  ['a: 1\nb: Clinic #1', 2],
  ['a: *nobody', 1],
])('%j is refused with its line', (text, line) => {
  expect(problemOf(text)).toMatchObject({ file: 'a.yaml', line, field: 'YAML', allowed: 'valid YAML' });
});

test('aliases that unfold without end are refused', () => {
  const levels = Array.from({ length: 12 }, (_, level) => `a${level}: &a${level} [${`*a${level - 1},`.repeat(9)}]`);
  expect(problemOf(['a-1: &a-1 x', ...levels].join('\n')).found).toMatch(/alias/i);
});

test('brackets nested without end are refused', () => {
  expect(problemOf(`a: ${'['.repeat(20_000)}`).field).toBe('YAML');
});

describe('front matter', () => {
  test('is parted from the text, whose line is known', () => {
    expect(splitFrontMatter('---\na: 1\nb: 2\n---\n\nText\n')).toEqual({
      frontMatter: 'a: 1\nb: 2',
      body: '\nText\n',
      bodyLine: 5,
    });
  });

  test('may be empty, and may end the file', () => {
    expect(splitFrontMatter('---\n---\nText')).toEqual({ frontMatter: '', body: 'Text', bodyLine: 3 });
    expect(splitFrontMatter('---\na: 1\n---')).toEqual({ frontMatter: 'a: 1', body: '', bodyLine: 3 });
  });

  test.each(['Text', '', ' ---\na: 1\n---\n', '---\na: 1\n'])('%j has none', (text) => {
    expect(splitFrontMatter(text)).toBeUndefined();
  });
});
