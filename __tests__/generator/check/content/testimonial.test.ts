/** @jest-environment node */
import type { Change } from '../contentFixture';
import { james } from '../paths';
import { contentRules } from './contentRules';

const { fixture, refuses } = contentRules();

describe('testimonials', () => {
  const words = (text: string) => (content: Change) =>
    content.replace(`${james}/words.en.md`, /Before anyone[\s\S]*$/, `${text}\n`);

  test.each(['"It helped me."', '“It helped me.”', '«It helped me.\n\nA lot.»'])('in quotation marks: %s', (text) =>
    refuses(words(text), {
      file: `${james}/words.en.md`,
      line: 'Before anyone',
      field: 'text',
      found: 'words in quotation marks',
      mend: 'Remove the first and the last quotation mark.',
    }),
  );

  test.each(['“Come back”, they said, and I did.', '“Come back”, they said. I said: “When?”'])(
    'quotation marks within the words are the writer’s: %s',
    async (text) => {
      await expect(fixture.problemsAfter(words(text))).resolves.toEqual([]);
    },
  );
});
