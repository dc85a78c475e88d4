import { type Question, questions } from '../../../tools/own/answers';
import { ask } from '../../../tools/own/ask';

const asked: string[] = [];

jest.mock('node:readline/promises', () => ({
  createInterface: () => ({
    once: () => undefined,
    close: () => undefined,
    question: async (question: string) => {
      asked.push(question);
      return '';
    },
  }),
}));

test('says of each question what stands, and which may stay empty', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const keys = Object.keys(questions) as Question[];
  const current = Object.fromEntries(keys.map((key) => [key, key === 'logo' || key === 'icon' ? '' : 'X'])) as Record<
    Question,
    string
  >;
  expect(await ask(current, () => undefined, false)).toEqual({});
  expect(asked).toHaveLength(keys.length);
  expect(asked).toEqual(
    expect.arrayContaining([
      'Name of the site [X]: ',
      expect.stringMatching(/^WhatsApp number.* \[X, - for none\]: $/),
      expect.stringMatching(/^File of your logo.* \[none; may stay empty\]: $/),
    ]),
  );
});
