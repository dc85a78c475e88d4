import { type ClinicSearch, plainSearch } from '../../../src/sections/clinics/search';

const english = [
  {
    id: 'casa-ceiba',
    name: 'Casa Ceiba',
    city: 'Mérida',
    country: 'Mexico',
    specialties: 'Ibogaine therapy',
    treatments: '',
  },
  {
    id: 'valle-alto',
    name: 'Centro Valle Alto',
    city: 'Medellín',
    country: 'Colombia',
    specialties: 'Orthopedic surgery Stem cell therapy',
    treatments: 'Total knee replacement, Hip replacement',
  },
  {
    id: 'bosque-nuevo',
    name: 'Bosque Nuevo Dental',
    city: 'Escazú',
    country: 'Costa Rica',
    specialties: 'Dental treatments dentist',
    treatments: 'Single implant with crown, All-on-4 arch',
  },
  {
    id: 'caribe-azul',
    name: 'Centro Caribe Azul',
    city: 'Santo Domingo',
    country: 'Dominican Republic',
    specialties: 'Plastic surgery',
    treatments: 'Tummy tuck',
  },
];
const spanish = [
  {
    id: 'caribe-azul',
    name: 'Centro Caribe Azul',
    city: 'Santo Domingo',
    country: 'República Dominicana',
    specialties: 'Cirugía plástica',
    treatments: 'Abdominoplastia',
  },
  {
    id: 'valle-alto',
    name: 'Centro Valle Alto',
    city: 'Medellín',
    country: 'Colombia',
    specialties: 'Cirugía ortopédica Terapia con células madre',
    treatments: 'Reemplazo total de rodilla',
  },
];

describe('plain search', () => {
  let search: ClinicSearch;
  beforeAll(() => {
    search = plainSearch(english);
  });

  it.each([
    ['a clinic', 'Casa Ceiba', 'casa-ceiba'],
    ['a city without its accent', 'merida', 'casa-ceiba'],
    ['a city with capitals and accent', 'MEDELLÍN', 'valle-alto'],
    ['a country', 'costa rica', 'bosque-nuevo'],
    ['a specialty', 'stem cell', 'valle-alto'],
    ['a treatment', 'hip', 'valle-alto'],
    ['a treatment of two words', 'knee replacement', 'valle-alto'],
    ['a treatment in the plural', 'implants', 'bosque-nuevo'],
    ['a short treatment in the plural', 'knees', 'valle-alto'],
    ['a treatment with a number', 'all-on-4', 'bosque-nuevo'],
    ['another word for a specialty', 'dentists', 'bosque-nuevo'],
    ['the beginning of a word', 'ibog', 'casa-ceiba'],
    ['words of different fields', 'dental escazu', 'bosque-nuevo'],
    ['words around the one that counts', 'the ibogaine of mexico', 'casa-ceiba'],
  ])('finds by %s', (_what, text, id) => {
    expect(search(text)?.[0]).toBe(id);
  });

  it('wants every word', () => {
    expect(search('medellin ibogaine')).toEqual([]);
    expect(search('all-on-6')).toEqual([]);
  });

  it('looks for a word that says nothing while it is the only one: the beginning of "dental"', () => {
    expect(search('de')).toEqual(['bosque-nuevo']);
    expect(search('los')).toEqual([]);
  });

  it.each(['', '   ', ' . ! '])('does not search for nothing (%j)', (text) => {
    expect(search(text)).toBeUndefined();
  });

  it('finds in the words of the other language', () => {
    const searchSpanish = plainSearch(spanish);
    expect(searchSpanish('cirugia plastica republica')).toEqual(['caribe-azul']);
    expect(searchSpanish('células')).toEqual(['valle-alto']);
    expect(searchSpanish('rodillas')).toEqual(['valle-alto']);
  });
});
