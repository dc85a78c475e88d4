import { askedSubject, inCurrentWords } from '../../src/contact/subject';

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

it('shows what was kept in the words of the page', () => {
  const kept = {
    careOption: { key: 'stem-cells', name: 'Stem cell therapy' },
    clinic: { id: 'other', name: 'Other', country: 'mexico' as const },
  };
  expect(inCurrentWords(kept, known)).toEqual({
    careOption: { key: 'stem-cells', name: 'Células madre' },
    clinic: { id: 'other', name: 'Other', country: 'mexico' },
  });
});
