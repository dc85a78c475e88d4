import { formatProblem, formatProblems } from '../../../src/generator/check/formatProblems';
import { type Problem, quote } from '../../../src/generator/content/problem';

const problem: Problem = {
  file: 'content/clinics/a/facts.yaml',
  line: 4,
  field: 'country',
  found: '"columbia"',
  allowed: 'colombia, ecuador',
  nearest: 'colombia',
  fix: 'Write colombia.',
};

test('a problem as its writer reads it', () => {
  expect(formatProblem(problem)).toBe(`content/clinics/a/facts.yaml:4  country
    found    "columbia"
    allowed  colombia, ecuador
    nearest  colombia
    fix      Write colombia.`);
});

test('problems come by file and line, with their number', () => {
  const text = formatProblems([{ ...problem, line: 12 }, problem, { ...problem, file: 'content/a' }]);
  expect(text.match(/^content\S+/gm)).toEqual([
    'content/a:4',
    'content/clinics/a/facts.yaml:4',
    'content/clinics/a/facts.yaml:12',
  ]);
  expect(text).toMatch(/\n3 problems\.$/);
  expect(formatProblems([problem])).toMatch(/\n1 problem\.$/);
});

test('warnings are counted as such', () => {
  expect(formatProblems([problem, problem], 'warning')).toMatch(/\n2 warnings\.$/);
});

test('control characters do not reach the terminal', () => {
  expect(formatProblem({ ...problem, found: '\u001b[2Jgone' })).toContain('\\u001b[2Jgone');
});

test.each<[unknown, string]>([
  [undefined, 'nothing'],
  [null, 'nothing'],
  ['text', '"text"'],
  [7, '7'],
  [Number.NaN, 'NaN'],
  [false, 'false'],
  [[1, 2], '[1,2]'],
  ['two\n  lines', '"two lines"'],
  ['x'.repeat(200), `"${'x'.repeat(79)}…`],
])('%p is quoted as %s', (value, text) => expect(quote(value)).toBe(text));
