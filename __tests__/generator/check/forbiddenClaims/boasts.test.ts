import { forbiddenClaimIn } from '../../../../src/generator/check/forbiddenClaims/forbiddenClaims';
import { contentFixture } from '../contentFixture';
import { english, james } from '../paths';
import { promisesInEnglish } from './english';
import { lastingInEnglish, lastingInSpanish } from './lastingAndBetter';
import { plainInEnglish } from './plainEnglish';
import { plainInSpanish } from './plainSpanish';
import { promisesInSpanish } from './spanish';

const linesOf = (text: string): string[] => text.trim().split(/\n+/);

describe.each([
  ['en', promisesInEnglish + lastingInEnglish, plainInEnglish],
  ['es', promisesInSpanish + lastingInSpanish, plainInSpanish],
])('%s', (_language, promises, plain) => {
  test('has at least 60 sentences of each kind', () => {
    expect(linesOf(promises).length).toBeGreaterThanOrEqual(60);
    expect(linesOf(plain).length).toBeGreaterThanOrEqual(60);
  });
  test.each(linesOf(promises))('a promise or a superlative: %s', (text) =>
    expect(forbiddenClaimIn(text)).toBeDefined(),
  );
  test.each(linesOf(plain))('neither: %s', (text) => expect(forbiddenClaimIn(text)).toBeUndefined());
});

describe('the plain check', () => {
  const { check } = contentFixture();

  test('warns of it', async () => {
    const { problems, warnings } = await check((content) =>
      content.replace(english, '## ', 'We cure gum disease forever, guaranteed.\n\n## '),
    );
    expect(problems).toEqual([]);
    expect(warnings.map(({ file, found }) => [file, found])).toContainEqual([
      english,
      'a promise or a superlative: "We cure"',
    ]);
  });

  test('a patient’s words are left out, not rewritten', async () => {
    const { warnings } = await check((content) =>
      content.append(`${james}/words.en.md`, '\nI was cured in one session.\n'),
    );
    expect(warnings).toContainEqual(
      expect.objectContaining({ fix: expect.stringContaining('Leave the sentence out, in each language') }),
    );
  });
});
