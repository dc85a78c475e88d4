import { fragmentsOf } from '../../src/routes/pageFragments';
import { isTextRoute, type RouteKey, routeKeys } from '../../src/routes/table';
import { places } from './places';

test.each(places)('%s (%s): links may name its sections', (route, language, _path, fragments) => {
  expect(fragmentsOf(route, language)).toEqual(fragments);
});

test('no page is forgotten, save further texts, which are alike', () => {
  const routes = places.map(([route]): RouteKey => route);
  expect(routeKeys.filter((route) => !routes.includes(route) && !isTextRoute(route))).toEqual([]);
});
