import { queryWithOffer, readAskedOffer, withProcedure } from '../../src/routes/procedureAddress';

it.each([
  ['', {}],
  ['?procedure=', {}],
  ['?procedure=%20knee%20&q=x', { procedure: 'knee' }],
  ['?procedure=knee&offer=long', { procedure: 'knee', offer: 'long' }],
  ['?procedure=%E0%A4%A', { procedure: '\uFFFD%A' }],
])('reads %j', (query, expected) => expect(readAskedOffer(query)).toEqual(expected));

it.each([
  ['/clinics/valle-alto', undefined, '/clinics/valle-alto'],
  ['/clinics/valle-alto', 'knee', '/clinics/valle-alto?procedure=knee'],
  ['/clinics/valle-alto#prices', 'a&b', '/clinics/valle-alto?procedure=a%26b#prices'],
])('%s with %j', (path, procedure, expected) => expect(withProcedure(path, procedure)).toBe(expected));

it('changes the offer in a query and nothing else', () => {
  expect(queryWithOffer('?utm_source=letter&procedure=hip&offer=long', { procedure: 'knee' })).toBe(
    '?utm_source=letter&procedure=knee',
  );
});
