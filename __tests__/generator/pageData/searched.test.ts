import type { ViewContext } from '../../../src/generator/pageData/context';
import { procedureView } from '../../../src/generator/pageData/procedure';
import { procedureRow, proceduresView, searchItems } from '../../../src/generator/pageData/searched';
import { phraseOf } from '../../../src/search/tokens';
import { testContent } from '../../../tools/test/testContent';
import { one, viewContext } from './viewContext';

const before = process.env.CONTENT_FOLDER;
let context: ViewContext;
beforeAll(async () => {
  process.env.CONTENT_FOLDER = testContent('.sites/searched');
  context = await viewContext('.', 'en');
});
afterAll(() => {
  process.env.CONTENT_FOLDER = before ?? '';
});

const record = (id: string) => one(context.content.procedures, id);

test('a row has the price of those who come by plane and by road, and the number of clinics', () => {
  const { figures, clinics } = procedureRow(record('knee-joint'), context);
  expect(clinics).toBe(2);
  expect(figures.map(({ way, price, days }) => [way, price?.from, days])).toEqual([
    ['plane', '$5,400', { from: 12, to: 14 }],
    ['road', '$7,900', { from: 5, to: 6 }],
  ]);
});

test('counts the clinics that offer what the price is for, the same on its own page and in lists', async () => {
  const { clinics } = procedureRow(record('tooth-implant'), context);
  expect(clinics).toBe(1);
  const { clinicCount, moreClinics } = await procedureView(record('tooth-implant'), context);
  expect([clinicCount, moreClinics]).toEqual([clinics, 0]);
});

test('lists all by care option, those of what is not shown to work last', () => {
  const { groups, total } = proceduresView(context);
  expect(total).toBe(5);
  expect(groups.map(({ key, unproven }) => [key, unproven])).toEqual([
    ['orthopedic-surgery', false],
    ['dental-treatments', false],
    ['bariatric-surgery', false],
    ['stem-cells', true],
    ['ibogaine-therapy', true],
  ]);
});

test('the search’s file shows its answers in the page’s language and knows words of both', () => {
  const items = searchItems({ ...context, language: 'es' });
  const knee = items.find(({ id }) => id === 'knee-joint');
  expect(knee?.names[0]).toBe('Reemplazo de la articulación de la rodilla');
  expect(knee?.path).toBe('/es/procedimientos/articulacion-de-rodilla');
  expect(knee?.words).toEqual(expect.arrayContaining(['knee pain', 'dolor de rodilla']));
  expect(knee?.row?.figures[0]?.price).toEqual({ from: expect.any(String) });
  // Its file is loaded whole: no text stands in it twice.
  for (const { names, words } of items) {
    const read = words.map(phraseOf);
    expect(read.filter((each, index) => names.map(phraseOf).includes(each) || read.indexOf(each) < index)).toEqual([]);
  }
});
