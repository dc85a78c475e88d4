import { readTestArguments } from '../../../tools/test/arguments';
import { testSteps } from '../../../tools/test/steps';

const steps = (...argv: readonly string[]): readonly string[] =>
  testSteps(readTestArguments(argv), 9001).map(({ name }) => name);

it('asks the other engines, servers, studio and own site only when all is asked for', () => {
  const quick = steps();
  const extra = steps('--all').filter((name) => !quick.includes(name));
  expect(steps('--all')).toEqual([...quick, ...extra]);
  expect(extra).toEqual([
    'Slow processor',
    'Properties',
    'HTML of the test site',
    'Three engines',
    'nginx and Caddy',
    'Studio',
    'Build of the own site',
    'Crawl of the own site',
    'Third language',
  ]);
});

it.each([
  ['unit', ['Unit tests']],
  ['browser', ['Build of the test site', 'Browser tests']],
  ['crawl', ['Build of the own site', 'Crawl of the own site']],
])('--only %s brings the build along that it needs', (part, expected) =>
  expect(steps('--only', part, 'tabs')).toEqual(expected),
);

it.each([
  [['--only', 'browsers'], /unit, built, browser/],
  [['tabs'], /npm test -- --only browser tabs/],
])('%j is refused with what is allowed', (argv, message) => expect(() => readTestArguments(argv)).toThrow(message));
