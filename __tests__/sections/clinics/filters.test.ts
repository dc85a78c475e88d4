import {
  applyFilters,
  filtersOfQuery as filtersIn,
  isFiltered,
  queryWithFilters,
  sameFilters,
  soughtProcedure,
} from '../../../src/sections/clinics/filters';
import { clinics } from './clinics';

const known = new Map([['dental-implant', 'dental-treatments' as const]]);

const filtersOfQuery = (query: string) => filtersIn(query, known);

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('filtersOfQuery', () => {
  it('reads country, specialty and search', () => {
    expect(filtersOfQuery('?country=mexico&specialty=dental-treatments&q=cuenca')).toEqual({
      country: 'mexico',
      specialty: 'dental-treatments',
      q: 'cuenca',
    });
  });

  it('takes a procedure as a second level of its specialty, and an order', () => {
    expect(filtersOfQuery('?specialty=dental-implant&sort=days')).toEqual({
      specialty: 'dental-treatments',
      procedure: 'dental-implant',
      sort: 'days',
      q: '',
    });
  });

  it.each([
    ['an empty query', ''],
    ['empty values, as a GET form sends them', '?country=&specialty=&q='],
    ['unknown values', '?country=atlantis&specialty=magic'],
    ['a procedure that nobody offers', '?specialty=dental-veneers'],
    ['an order that is none', '?sort=cheap'],
    ['markup and scripts', '?country=<script>&specialty=%00&q=%20'],
    ['a malformed escape', '?country=%E0%A4%A'],
    ['names that only look alike', '?Country=mexico&specialties=stem-cells'],
    ['names of object properties', '?country=constructor&specialty=__proto__'],
  ])('takes %s for no filter', (_, query) => expect(isFiltered(filtersOfQuery(query))).toBe(false));

  it('takes the first of repeated values and cuts very long searches', () => {
    expect(filtersOfQuery('?country=usa&country=mexico').country).toBe('usa');
    expect(filtersOfQuery(`?q=${'a'.repeat(5000)}`).q).toHaveLength(80);
  });
});

it('writes what can be read again', () => {
  const filters = { country: 'costa-rica', specialty: 'stem-cells', q: 'año & más' } as const;
  expect(filtersOfQuery(queryWithFilters('', filters))).toEqual(filters);
});

it('leaves out what is not set and keeps other values', () => {
  expect(queryWithFilters('?utm_source=letter&country=mexico', { q: '' })).toBe('?utm_source=letter');
  expect(queryWithFilters('?country=mexico', { q: '' })).toBe('');
});

describe('applyFilters', () => {
  it('combines country, specialty and search', () => {
    expect(ids(applyFilters(clinics, { country: 'mexico', q: '' }))).toEqual(['casa-ceiba', 'marea-norte']);
    expect(ids(applyFilters(clinics, { country: 'mexico', specialty: 'stem-cells', q: '' }))).toEqual(['marea-norte']);
    expect(ids(applyFilters(clinics, { specialty: 'stem-cells', q: 'x' }, ['valle-alto', 'casa-ceiba']))).toEqual([
      'valle-alto',
    ]);
  });

  it('shows on a card the price of what a search means, and says for what its clinic was sought', () => {
    const meant = ['cell-injection-joint'];
    const found = applyFilters(clinics, { q: 'cells' }, ['valle-alto', 'tomebamba'], meant);
    expect(found.map((clinic) => [clinic.offer.procedure, soughtProcedure(clinic, { q: 'cells' }, meant)])).toEqual([
      ['cell-injection-joint', 'cell-injection-joint'],
      ['dental-implant', undefined],
    ]);
  });

  it('shows what is proven where a search means both', () => {
    const meant = ['orthopedic-surgery', 'cell-injection-joint'];
    const [card] = applyFilters(clinics, { q: 'knee' }, ['marea-norte'], meant);
    expect(card?.offer.procedure).toBe('orthopedic-surgery');
  });

  it('names a procedure by itself in an address, and reads it in the place of a specialty', () => {
    const filters = { specialty: 'dental-treatments', procedure: 'dental-implant', q: '' } as const;
    expect(queryWithFilters('?specialty=stem-cells', filters)).toBe('?procedure=dental-implant');
    for (const name of ['procedure', 'specialty'])
      expect(filtersOfQuery(`?${name}=dental-implant`)).toMatchObject(filters);
  });

  it('puts the best found first', () => {
    const found = ['tomebamba', 'casa-ceiba', 'valle-alto'];
    expect(ids(applyFilters(clinics, { q: 'x' }, found))).toEqual(found);
  });
});

it.each([
  ['price', ['tomebamba', 'brisa-coral', 'marea-norte', 'valle-alto', 'casa-ceiba']],
  ['airport', ['brisa-coral', 'tomebamba', 'valle-alto', 'marea-norte', 'casa-ceiba']],
] as const)('the order by %s, smallest first', (sort, expected) => {
  expect(ids(applyFilters(clinics, { sort, q: '' }))).toEqual(expected);
});

it('the order goes by the price of the chosen care option, which cards then name', () => {
  const chosen = applyFilters(clinics, { specialty: 'orthopedic-surgery', sort: 'price', q: '' });
  expect(chosen.map(({ id, offer }) => [id, offer.price?.range])).toEqual([
    ['valle-alto', '$4,600'],
    ['marea-norte', '$9,900'],
  ]);
});

it('the order puts prices that are too old to be shown last', () => {
  const [first, ...others] = clinics;
  if (!first) throw new Error('There are no clinics.');
  const { price: _, ...offer } = first.offer;
  expect(ids(applyFilters([{ ...first, offer: offer }, ...others], { sort: 'price', q: '' })).at(-1)).toBe(first.id);
});

it.each(['?country=usa', '?specialty=stem-cells', '?q=a'])('each filter counts alone: %s', (query) => {
  expect(isFiltered(filtersOfQuery(query))).toBe(true);
});

it('filters are compared by value', () => {
  expect(sameFilters({ q: 'a' }, { country: undefined, q: 'a' })).toBe(true);
  expect(sameFilters({ q: 'a' }, { country: 'usa', q: 'a' })).toBe(false);
});
