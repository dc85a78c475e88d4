import { askedSubject, inCurrentWords, isEmptySubject, withoutPart } from '../../src/contact/fields/subject';

const known = {
  clinics: [{ id: 'valle-alto', name: 'Centro Valle Alto', country: 'colombia' as const }],
  careOptions: [{ key: 'stem-cells' as const, name: 'Células madre', path: '/es/opciones-de-cuidado/celulas-madre' }],
};

describe('what an address asks for', () => {
  it.each([
    ['?clinic=valle-alto', { clinic: known.clinics[0], destination: 'colombia' }],
    ['?treatment=stem-cells', { careOption: { key: 'stem-cells', name: 'Células madre' } }],
    ['?treatment=celulas-madre', { careOption: { key: 'stem-cells', name: 'Células madre' } }],
    ['?destination=ecuador', { destination: 'ecuador' }],
    ['?clinic=valle-alto&destination=mexico', { clinic: known.clinics[0], destination: 'colombia' }],
    ['', {}],
    ['?clinic=%3Cscript%3E&treatment=miracle&destination=atlantis', {}],
    ['?clinic=', {}],
  ])('%p', (query, expected) => expect(askedSubject(query, known)).toEqual(expected));
});

const clinic = { id: 'valle-alto', name: 'Valle Alto Center', country: 'colombia' } as const;
const careOption = { key: 'stem-cells', name: 'Stem cell therapy' } as const;

describe('what was kept, on a page of another language', () => {
  it.each([
    [{ careOption }, { careOption: { key: 'stem-cells', name: 'Células madre' } }],
    [{ clinic }, { clinic: { id: 'valle-alto', name: 'Centro Valle Alto', country: 'colombia' } }],
    [{}, {}],
  ])('is in the words of the page: %j', (kept, shown) => expect(inCurrentWords(kept, known)).toEqual(shown));

  it('keeps its own words where the page knows none', () =>
    expect(inCurrentWords({ clinic, careOption }, { clinics: [], careOptions: [] })).toEqual({ clinic, careOption }));
});

it.each([
  [{}, true],
  [{ clinic }, false],
  [{ careOption }, false],
])('%j is about nothing: %p', (subject, empty) => expect(isEmptySubject(subject)).toBe(empty));

it.each([
  ['clinic', { careOption }],
  ['careOption', { clinic }],
] as const)('without its %s the rest is kept', (part, rest) =>
  expect(withoutPart({ clinic, careOption }, part)).toEqual(rest),
);
