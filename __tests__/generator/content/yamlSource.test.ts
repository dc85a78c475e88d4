/** @jest-environment node */
import { isProblem, type Problem } from '../../../src/generator/check/problem';
import { splitFrontMatter } from '../../../src/generator/content/frontMatter';
import { parseYaml, type YamlSource } from '../../../src/generator/content/yamlSource';

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

test('keeps values and names as they stand in the file', () => {
  const { writtenAt, namesAt } = sourceOf('one: 9.800\ntwo: { three: 9,012, four: [a, 1.50] }\n');
  expect(writtenAt(['one'])).toBe('9.800');
  expect(writtenAt(['two', 'four', 1])).toBe('1.50');
  expect(writtenAt(['two'])).toBeUndefined();
  expect(namesAt([])).toEqual(['one', 'two']);
  expect(namesAt(['two'])).toEqual(['three', '012', 'four']);
  expect(namesAt(['one'])).toEqual([]);
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
  ['a: 1\nb: [1,\n', 2],
  ['a: 1\na: 2', 2],
  ['a: !word', 1],
  ['a: 1\nb: Clinic #1', 2],
  ['a: *nobody', 1],
])('%j is refused with its line', (text, line) => {
  expect(problemOf(text)).toMatchObject({ file: 'a.yaml', line, field: 'YAML', allowed: 'valid YAML' });
});

describe('faults are told in a writer’s words, with the line to mend', () => {
  test.each<[string, number, string, string]>([
    ['a: 1\na: 2', 2, 'a second field "a"', 'Keep one of the two fields'],
    ['{"a": 1,\n"a": 2}', 2, 'a second field "a"', 'Keep one of the two fields'],
    ['a: 1\nb: { from: 1,000,000, unit: USD }', 2, 'the number 1,000,000, whose commas', 'Write from: 1000000'],
    ['a:\n  { from: 2, 500, 500,\n  to: 9 }', 2, 'the number 2, 500, 500, whose', 'Write from: 2500500'],
    ['{ from: 9,000, to: 12,000 }', 1, 'the number 12,000, whose commas', 'Write to: 12000'],
    ['{ from: 9,800, from: 12 }', 1, 'a second field "from"', 'Keep one of the two fields'],
    [
      'a: 1\nb: Bogotá: the city',
      2,
      'a second colon in the line "b: Bogotá: the city"',
      'quotes: b: "Bogotá: the city"',
    ],
    ['a: "x": y', 1, 'a second colon', 'into double quotes.'],
    ['a: 1\n  b: 2', 2, 'a field too far in: "b: 2"', 'same column as the field above'],
    [
      'a: 1\nwords\nb: 2',
      2,
      'a line without a field’s name and a colon: "words"',
      'a colon and a space behind the name',
    ],
    ['a: 1\nb:2\nc: 3', 2, 'no space behind a colon: "b:2"', 'Write b: 2'],
    ['a:\n  b: 1\n c: 2', 3, 'in another column than its neighbours', 'two spaces for each step'],
    ['a:\n  - b\n - c', 3, 'a list entry in another column', 'all entries of a list in the same column'],
    ['a:\n  - b: 1\n   c: 2', 3, 'a line of a list without its "- "', 'Begin the entry with "- "'],
    ['a: - b', 1, 'a list entry in the line of its field’s name', 'on the next line'],
    ['a: > words\nb: 1', 1, 'words behind > or |', 'on the lines below'],
    ['- a\nb: 1', 2, 'does not go on from the one above: "b: 1"', 'in the same column'],
    ['a: 1\nb: [x,\nc: 2', 2, '[ without ]', 'Close it with ]'],
    ['a: [\n  - b\nc: 1', 1, '[ without ]', 'Close it with ]'],
    ['a: { b: 1, c: 2\nd: 1', 1, '{ without }', 'Close it with }'],
    ['a: 1\nb: "words\nc: words\nd: 3', 2, 'a quotation mark that is not closed', 'the same mark at the end'],
    ['a: 1\nb: "words\nc: "words"\nd: 3', 2, 'a quotation mark that is not closed', 'the same mark at the end'],
    ['a: 1\nb: "words\nc: 2\nd: "words"', 2, 'a quotation mark that is not closed', 'the same mark at the end'],
    ['a: "He said "hi" to me"', 1, 'words behind a closing quotation mark', 'write \\" for such a mark'],
    ["a: 'don't know'", 1, 'words behind a closing quotation mark', 'into double quotes'],
    ['a: "C:\\dir"', 1, 'a backslash inside of double quotes', 'Write it twice'],
    ['a: @b', 1, 'a value that begins with @', 'double quotes: a: "@b"'],
    ['a: %b', 1, 'a value that begins with %', 'double quotes: a: "%b"'],
    ['a: !b', 1, 'a value that begins with !', 'double quotes: a: "!b"'],
    ['a: & b', 1, 'a value that begins with &', 'double quotes: a: "& b"'],
    ['a: *b* c', 1, 'a value that begins with *', 'double quotes: a: "*b* c"'],
    ['a: 1\nb: *nobody', 2, 'an alias', 'Put text that begins with * into double quotes'],
    ['a: 1\n---\nb: 2', 2, 'a line of --- or ... among the fields', 'Remove that line'],
    ['a: 1\nb: Clinic #1', 2, 'cut off before "#1"', 'double quotes: b: "Clinic #1"'],
  ])('%j', (text, line, found, mend) => {
    const problem = problemOf(text);
    expect(problem.line).toBe(line);
    expect(problem.found).toContain(found);
    expect(problem.mend).toContain(mend);
  });

  test('the line of a long text is cut', () => {
    expect(problemOf(`a: b: ${'long '.repeat(60)}`).found.length).toBeLessThan(130);
  });
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
