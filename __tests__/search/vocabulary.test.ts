import { createVocabulary } from '../../src/search/vocabulary';

const { lead } = createVocabulary(['knee pain', 'overweight', 'stem cell', 'blanqueamiento tooth', 'surgery', 'seno']);

test.each([
  ['two words written as one', 'stemcells', 'stem cell'],
  ['one word written as two', 'over weight', 'overweight over weight'],
  ['a word by its sound', 'nee', 'knee'],
  ['a word by its sound, in Spanish', 'ceno', 'seno'],
  ['a word that means one of the texts, by its sound', 'sirujia', 'surgery'],
  ['another form of a word', 'blanquear', 'blanqueamiento'],
  ['a word that the texts have', 'knee', 'knee'],
  ['a word that is being typed', 'blanq', 'blanq'],
  ['a word that nothing is like', 'hjkdsf', 'hjkdsf'],
])('leads %s', (_how, asked, expected) => {
  expect(lead(asked.split(' '))).toEqual(expected.split(' '));
});
