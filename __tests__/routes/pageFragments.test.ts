import { fragmentsOf } from '../../src/routes/pageFragments';
import { routeTable } from '../../src/routes/table';
import { places } from './places';

test.each(places)('%s (%s): links may name its sections', (route, language, _path, fragments) => {
  expect(fragmentsOf(route, language)).toEqual(fragments);
});

test('no page is forgotten', () => {
  expect([...new Set(places.map(([route]) => route))].sort()).toEqual(Object.keys(routeTable).sort());
});
