import { createSearch } from '../../src/search/createSearch';

test.each([
  ['quit smoking', [], 'a verb that others share fits nothing by itself'],
  ['how to stop smoking', [], 'the same, among fillers'],
  ['stop using tobacco', [], 'nor do two verbs'],
  ['quit drugs', ['detox'], 'a whole phrase'],
  ['stop drugs', ['detox'], 'a part of a phrase, with nothing beside it'],
  ['quit heroin', ['detox'], 'what is sought by itself'],
  ['heroyn', ['detox'], 'a slip'],
  ['leroin', [], 'no slip: it begins otherwise'],
  ['lost luggage', [], 'no verb of teeth'],
  ['lost my front tooth', ['tooth'], 'two words'],
  ['payment plan', [], 'the beginning of "plano"'],
  ['no puedo caminar', ['knee'], 'no missing teeth'],
  ['mi papá no puede caminar', ['knee'], 'the same, of somebody else'],
  ['tummy tuck payments', ['tummy'], 'a name beside what fits nothing'],
  ['knee replacement', ['knee'], 'no cells beside the operation’s own name'],
  ['mom needs knee replacement', ['knee'], 'somebody else’s'],
  ['knee', ['knee', 'cells'], 'either'],
  ['knee pain', ['knee', 'cells'], 'either, by a whole phrase'],
  ['flat chest', ['breast'], 'a flat chest'],
  ['chest pain', [], 'the heart may be what hurts'],
  ['me duele el pecho', [], 'the same'],
])('answers %p with %p: %s', (text, expected) => {
  const of = createSearch([
    { kind: 'procedure', id: 'tooth', names: ['Tooth implant'], words: ['lost a tooth', 'no tengo dientes'] },
    { kind: 'procedure', id: 'tummy', names: ['Tummy tuck'], words: ['abdomen plano'] },
    { kind: 'procedure', id: 'breast', names: ['Breast lift'], words: ['small breasts'] },
    { kind: 'procedure', id: 'knee', names: ['Knee replacement'], words: ['knee', 'knee pain', 'no puedo caminar'] },
    { kind: 'procedure', id: 'cells', names: ['Cells'], words: ['knee', 'knee pain'], unproven: true },
    { kind: 'careOption', id: 'detox', names: ['Detox'], words: ['quit drugs', 'stop using drugs', 'heroin'] },
  ]);
  const { groups, isNearest } = of(text);
  expect(isNearest ? [] : groups.flatMap(({ ids }) => ids)).toEqual(expected);
});

test.each([
  ['San Diego', ['diego']],
  ['clinic in Santo Domingo', ['domingo']],
  ['San', ['diego', 'domingo']],
  ['San José', []],
  ['Santa Ana', []],
  ['doctora Ana', ['nosara']],
  ['San José, Costa Rica', ['nosara']],
  ['Santa Ana Costa Rica', ['nosara']],
  ['knee San José Costa Rica', ['nosara']],
  ['Costa Mesa', []],
  ['United States', ['diego']],
  ['United Kingdom', []],
  ['República Checa', []],
  ['República Dominicana', ['domingo']],
])('takes no word that many places share for a place: %p leads to %p', (text, expected) => {
  const at = (id: string, people: string[], ...places: string[]) =>
    ({ kind: 'clinic', id, names: [id], words: [], offers: ['knee'], people, places }) as const;
  const of = createSearch([
    { kind: 'procedure', id: 'knee', names: ['Knee'], words: [] },
    at('diego', [], 'San Diego', 'United States', 'Estados Unidos'),
    at('domingo', [], 'Santo Domingo', 'República Dominicana'),
    at('nosara', ['Ana Mesa'], 'Nosara', 'Costa Rica'),
  ]);
  expect(of(text).clinics).toEqual(expected);
});
