import { comparisonQuery, readComparison } from '../../src/routes/comparisonAddress';

it.each([
  ['', { clinics: [], repeated: 0 }],
  ['?clinics=', { clinics: [], repeated: 0 }],
  ['?clinics=a,b', { clinics: ['a', 'b'], repeated: 0 }],
  ['?procedure=knee&clinics=a%2Cb', { procedure: 'knee', clinics: ['a', 'b'], repeated: 0 }],
  ['?clinics=a&clinics=b', { clinics: ['a', 'b'], repeated: 0 }],
  ['?clinics=b,a,b,b,c,a', { clinics: ['b', 'a', 'c'], repeated: 2 }],
  ['?clinics= a ,,b,', { clinics: ['a', 'b'], repeated: 0 }],
  ['?clinics=a,b,c,d,e,f', { clinics: ['a', 'b', 'c', 'd', 'e', 'f'], repeated: 0 }],
  ['?procedure=&clinics=%E0%A4%A', { clinics: ['\ufffd%A'], repeated: 0 }],
])('%s', (query, expected) => expect(readComparison(query)).toEqual(expected));

it.each([
  [undefined, [], ''],
  ['knee', [], '?procedure=knee'],
  [undefined, ['a'], '?clinics=a'],
  ['knee', ['a', 'b'], '?procedure=knee&clinics=a,b'],
])('%s with %j', (procedure, clinics, query) => {
  expect(comparisonQuery(procedure, clinics)).toBe(query);
  expect(readComparison(query)).toEqual({ ...(procedure && { procedure }), clinics, repeated: 0 });
});
