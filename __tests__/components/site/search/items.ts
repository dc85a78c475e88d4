import type { SearchItem } from '../../../../src/data/search';

const procedure = (
  id: string,
  title: string,
  words: readonly string[],
  over: Partial<SearchItem> = {},
): SearchItem => ({
  kind: 'procedure',
  id,
  names: [title],
  words,
  careOption: 'orthopedic-surgery',
  path: `/procedures/${id}`,
  row: {
    clinics: 2,
    figures: [{ way: 'plane', price: { from: '$9,800' }, days: { from: 12, to: 14 } }],
  },
  ...over,
});

export const items: readonly SearchItem[] = [
  procedure('knee', 'Knee replacement', ['knee', 'knee pain']),
  procedure('hip', 'Hip replacement', ['hip pain']),
  procedure('sleeve', 'Gastric sleeve', ['lose weight']),
  procedure('cells', 'Cell injection', ['knee'], { unproven: true, careOption: 'stem-cells' }),
  {
    kind: 'careOption',
    id: 'orthopedic-surgery',
    names: ['Orthopedic surgery'],
    words: ['joints'],
    path: '/care-options/orthopedic-surgery',
  },
  {
    kind: 'clinic',
    id: 'valle-alto',
    names: ['Centro Valle Alto'],
    words: [],
    places: ['Medellín', 'Colombia'],
    offers: ['knee'],
    path: '/clinics/valle-alto',
  },
];
