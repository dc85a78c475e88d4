import { detailAt } from '../../src/routes/detailAt';
import { isErrorPath } from '../../src/routes/files';
import { pathFor } from '../../src/routes/path';

test.each([
  ['home', 'en', undefined, '/'],
  ['home', 'es', undefined, '/es'],
  ['clinics', 'es', undefined, '/es/clinicas'],
  ['clinic', 'en', 'valle-alto', '/clinics/valle-alto'],
  ['careOption', 'es', 'celulas-madre', '/es/opciones-de-cuidado/celulas-madre'],
] as const)('%s (%s) with id %s has the path %s', (route, language, id, path) =>
  expect(pathFor(route, language, id)).toBe(path),
);

test('a detail without an id has none', () => expect(() => pathFor('clinic', 'en', '')).toThrow('"clinic"'));

test.each([
  ['/clinics/valle-alto', 'clinic', 'valle-alto'],
  ['/clinics/valle-alto//', 'clinic', 'valle-alto'],
  ['/es/clinicas/nadie', 'clinic', 'nadie'],
  ['/care-options/stem-cells', 'careOption', 'stem-cells'],
  ['/es/opciones-de-cuidado/c%C3%A9lulas%20madre', 'careOption', 'células madre'],
  ['/clinics/%E0%A4', 'clinic', '%E0%A4'],
])('%s is a %s with the id %s', (path, route, id) => expect(detailAt(path)).toEqual({ route, id }));

test.each([
  '/',
  '',
  '/clinics',
  '/clinics/',
  '/clinics/a/b',
  '/clinicsx/a',
  '/es/clinics/a',
  '/en/clinics/a',
  '/about-us',
])('%j is no detail', (path) => expect(detailAt(path)).toBeUndefined());

test('error pages are known by their path, of their kind alone', () => {
  expect(isErrorPath('notFound', '/404.html')).toBe(true);
  expect(isErrorPath('notFound', '/es/404.html')).toBe(true);
  expect(isErrorPath('notFound', '/500.html')).toBe(false);
  expect(isErrorPath('serverError', '/es/500.html')).toBe(true);
  expect(isErrorPath('notFound', '/')).toBe(false);
});
