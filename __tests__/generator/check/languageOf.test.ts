/** @jest-environment node */
import { languageOf } from '../../../src/generator/check/languageOf';

test.each([
  ['You send X-rays and a list of your medicines before you travel.', 'en'],
  ['I had the whole cost on one page before I booked the flight.', 'en'],
  ['Usted envía radiografías y una lista de sus medicamentos antes de viajar.', 'es'],
  ['Tuve el costo completo en una sola página antes de comprar el vuelo.', 'es'],
])('%s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test.each([
  'Private room with a bed',
  'Hospital de la Universidad de los Andes de Mérida y de la Costa',
  'Andean Council for Hospital Quality and Safety of the Andes',
  'Surgeon, anesthesia, implant, nights, sessions, sling, imaging, assessment',
  'She says “que no lo sabe, pero que está con su hermana en la casa”',
  '',
])('nobody can tell: %s', (text) => {
  expect(languageOf(text)).toBeUndefined();
});
