import { validateArguments } from '../../../tools/site/validateArguments';

const check = (words: readonly string[], env: Readonly<Record<string, string>> = {}): string | undefined =>
  validateArguments('npm run check', words, { known: ['--publish'] }, env as NodeJS.ProcessEnv);

test.each([[[]], [['--publish']]])('%j is understood', (words) => expect(check(words)).toBeUndefined());

test('a misspelled word is refused', () => {
  expect(check(['--publsh'])).toBe('npm run check does not know --publsh. Did you mean npm run check -- --publish?');
});

test('a word without hyphens is refused, where none is taken', () => {
  expect(check(['publish'])).toContain('does not know what to do with "publish"');
});

test('a word that npm kept to itself is told with how to write it', () => {
  expect(check([], { npm_config_publish: 'true' })).toBe(
    'npm kept --publish to itself. Write two more hyphens before it: npm run check -- --publish',
  );
  expect(check(['--publish'], { npm_config_publish: 'true' })).toBeUndefined();
});

test('as many words as a tool takes', () => {
  expect(validateArguments('npm run new', ['clinic', 'faro'], { most: 2 }, {} as NodeJS.ProcessEnv)).toBeUndefined();
  expect(validateArguments('npm run new', ['clinic', 'faro', '8'], { most: 2 }, {} as NodeJS.ProcessEnv)).toContain(
    '"8"',
  );
});
