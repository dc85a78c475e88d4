import { runInNewContext } from 'node:vm';
import { pendingQueryScript, queryNames } from '../../../../src/components/ui/queryResults/pendingQuery';
import { queryWithFilters } from '../../../../src/sections/clinics/filters';

const marks = (path: string, search: string): boolean => {
  const set: string[] = [];
  const document = { head: { setAttribute: (name: string) => set.push(name) } };
  runInNewContext(pendingQueryScript(path) ?? '', { location: { search }, document });
  return set.length > 0;
};

test.each([
  ['/clinics', '?country=mexico'],
  ['/clinics', '?utm_source=x&q=knee'],
  ['/es/clinicas', '?sort=price'],
  ['/clinics', '?specialty=dental-implant&q='],
  ['/compare', '?clinics=faro,cumbre'],
  ['/compare', '?procedure=nobody'],
  ['/contact', '?procedure=knee-joint'],
  ['/es/comparar', '?procedure=knee-joint&clinics=faro'],
  ['/clinics/faro', '?procedure=knee-joint'],
  ['/es/procedimientos', '?q=rodilla'],
  ['/es/clinicas/faro', '?procedure=knee-joint&offer=half-knee'],
])('%s%s changes what the page shows', (path, search) => expect(marks(path, search)).toBe(true));

test.each([
  ['/clinics', ''],
  ['/clinics', '?country=&specialty=&q='],
  ['/clinics', '?utm_source=q'],
  ['/clinics', '?xcountry=mexico'],
  ['/compare', '?utm_source=procedure'],
  ['/contact', '?country=mexico'],
  ['/clinics/faro', '?q=knee'],
])('%s%s does not', (path, search) => expect(marks(path, search)).toBe(false));

test('every filter of the list is named', () => {
  const filters = { country: 'mexico', specialty: 'dental-treatments', sort: 'price', q: 'a' } as const;
  const written = [filters, { ...filters, procedure: 'dental-implant' }].flatMap((each) => [
    ...new URLSearchParams(queryWithFilters('', each)).keys(),
  ]);
  expect([...queryNames.clinics].sort()).toEqual([...new Set(written)].sort());
});
