import { firstQuestion, firstSentence, firstWords } from '../../../../src/generator/pageData/markdown/answers';

test.each([
  ['Most people have less pain. Yet 10 of 100 report a poor result.', 'Most people have less pain.'],
  [
    'Tuvieron una seria 4.0 de cada 100 en un registro de EE. UU. Otras no.',
    'Tuvieron una seria 4.0 de cada 100 en un registro de EE. UU. Otras no.',
  ],
  ['Was it done before? Ask.', 'Was it done before?'],
  ['No end', 'No end'],
])('the first sentence of "%s"', (text, sentence) => expect(firstSentence(text)).toBe(sentence));

test.each([
  ['Blood thinners, aspirin and tablets. Ask your doctor.', 'blood thinners'],
  ['MRI scans, and who reads them', 'MRI scans'],
  ['Una o ambas orejas y la técnica', 'una o ambas orejas y la técnica'],
])('what "%s" is about', (text, words) => expect(firstWords(text)).toBe(words));

test.each([
  ['How many did you do last year, and how many failed?', 'How many did you do last year?'],
  ['En mi caso, ¿cuántas hizo, y cuántas fallaron?', 'En mi caso, ¿cuántas hizo?'],
  ['Who operates?', 'Who operates?'],
])('the first question of "%s"', (text, question) => expect(firstQuestion(text)).toBe(question));
