import { languages } from '../../../../src/facts/locales';
import { checkContent } from '../../../../src/generator/check/checkContent';
import { detectLanguage } from '../../../../src/generator/check/languages/detectLanguage';
import { textsIn } from '../../../../src/generator/content/records/fieldAccess';

test.each([
  ['You send X-rays and a list of your medicines, and a surgeon speaks with you by video.', 'en'],
  ['Usted envía radiografías y una lista de sus medicamentos, y un cirujano habla con usted por video.', 'es'],
  ['La clínica firma lo que llama “the list of all that you have to bring with you on the first day”.', undefined],
  ['Too short to be sure.', undefined],
])('%s', (text, language) => expect(detectLanguage(text)).toBe(language));

test('it is right about every text of the content that it decides, and decides nearly all long ones', async () => {
  process.env.CONTENT_FOLDER = '__tests__/site/content';
  const { clinics, careOptions, procedures, testimonials, pages } = (await checkContent('.')).content;
  const found = [...clinics, ...careOptions, ...procedures, ...testimonials, ...pages].flatMap(({ words, body }) =>
    languages.flatMap((language) =>
      [...textsIn(words[language]).map(({ text }) => text), ...body[language].split('\n\n')]
        .filter((text) => text.length > 100)
        .map((text) => ({ language, text, detected: detectLanguage(text) })),
    ),
  );
  expect(found.filter(({ language, detected }) => detected && detected !== language)).toEqual([]);
  expect(found.filter(({ detected }) => !detected).length).toBeLessThan(found.length / 20);
});
