/** @jest-environment node */
import { promiseIn } from '../../../src/build/check/promises';

test.each([
  'Guaranteed cure, 100% success, no risk!',
  'We guarantee the best results.',
  'Results guaranteed or your money back.',
  'A permanent cure for arthritis.',
  'It is safe and risk-free.',
  'The treatment is 100 % effective.',
  'A treatment without any risk.',
  'We cure your pain.',
  'Our doctors will cure you.',
  'There is no waiting list. Results are guaranteed.',
  'No se preocupe:\nel éxito está asegurado.',
  'Aquí le curaremos.',
  'La curamos en dos semanas.',
  'Curación garantizada al 100 % sin riesgos',
  'Garantizamos su recuperación.',
  'Éxito asegurado en dos semanas.',
  'Un tratamiento sin ningún riesgo.',
  'Es 100 % seguro.',
  'Una cura milagrosa.',
])('a promise: %s', (text) => {
  expect(promiseIn(text)).toBeDefined();
});

test.each([
  'Outcomes are not guaranteed.',
  'No treatment outcome is guaranteed.',
  'We never promise a cure, and nobody can guarantee results.',
  'The outcome isn’t guaranteed.',
  "We can't guarantee a recovery.",
  'We secure your room.',
  'No operation is risk-free.',
  'There is no such thing as a treatment without risk.',
  'The price in the quote is guaranteed for 60 days.',
  'The clinic does not speak of a cure.',
  'There is no risk of infection that we know of.',
  'Los resultados no están garantizados.',
  'Ningún resultado está garantizado.',
  'La clínica no garantiza la curación.',
  'Tampoco garantizamos el éxito.',
  'Nadie puede garantizar un resultado.',
  'No hay operación sin riesgos.',
  'Curaciones y fajas incluidas, con garantía de precio por 60 días.',
])('none: %s', (text) => {
  expect(promiseIn(text)).toBeUndefined();
});
