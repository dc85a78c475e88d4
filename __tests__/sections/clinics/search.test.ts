import MiniSearch from 'minisearch';
import { type ClinicSearch, fuzzySearch, plainSearch } from '../../../src/sections/clinics/search';
import { normalizeText } from '../../../src/search/tokens';

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

const both: [string, (texts: typeof english) => ClinicSearch | Promise<ClinicSearch>][] = [
  ['plain', plainSearch],
  ['forgiving', (texts) => fuzzySearch(MiniSearch, texts)],
];

describe.each(both)('%s search', (_, make) => {
  let search: ClinicSearch;
  beforeAll(async () => {
    search = await make(english);
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

  it('finds in the words of the other language', async () => {
    const searchSpanish = await make(spanish);
    expect(searchSpanish('cirugia plastica republica')).toEqual(['caribe-azul']);
    expect(searchSpanish('células')).toEqual(['valle-alto']);
    expect(searchSpanish('rodillas')).toEqual(['valle-alto']);
  });
});

describe('forgiving search', () => {
  let search: ClinicSearch;
  beforeAll(async () => {
    search = await fuzzySearch(MiniSearch, english);
  });

  it.each([
    ['medelin', 'valle-alto'],
    ['ortopedic', 'valle-alto'],
    ['merrida', 'casa-ceiba'],
    ['ibogain terapy', 'casa-ceiba'],
  ])('forgives the slip in %s', (text, id) => {
    expect(search(text)).toContain(id);
  });

  it.each([
    ['four letters', 'tuxk', ['caribe-azul']],
    ['three letters, not one', 'hap', []],
    ['eight letters, two', 'kolombja', ['valle-alto']],
    ['seven letters, not two', 'amplent', []],
    ['eleven letters, not three', 'raplocemant', []],
  ])('one wrong letter from four letters on, two from eight: %s', (_what, text, ids) => {
    expect(search(text)).toEqual(ids);
  });

  it('puts a name before a city, and a city before all else', async () => {
    const without = { name: '', city: '', country: '', specialties: '', treatments: '' };
    const one = await fuzzySearch(MiniSearch, [
      { ...without, id: 'by-treatment', treatments: 'Bosque' },
      { ...without, id: 'by-city', city: 'Bosque' },
      { ...without, id: 'by-name', name: 'Bosque' },
    ]);
    expect(one('bosque')).toEqual(['by-name', 'by-city', 'by-treatment']);
  });

  it('finds all of them among 1000 clinics', async () => {
    const many = Array.from(
      { length: 1000 },
      (_, index) => ({ ...(english[index % 4] ?? english[0]), id: `c${index}` }) as (typeof english)[number],
    );
    const large = await fuzzySearch(MiniSearch, many);
    expect(large('dentl')?.length).toBe(250);
  });
});

describe('fold', () => {
  it('takes accents and capitals away', () => {
    expect(normalizeText('Escazú, MÉXICO, mañana')).toBe('escazu, mexico, manana');
  });
});
