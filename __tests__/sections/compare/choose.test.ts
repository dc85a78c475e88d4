import type { ClinicChoice } from '../../../src/data/comparison';
import { readComparison } from '../../../src/routes/comparisonAddress';
import { addable, chooseClinics, commonProcedures } from '../../../src/sections/compare/choose';

const choices: readonly ClinicChoice[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
  id,
  name: `Clinic ${id}`,
  city: 'Quito',
  country: 'ecuador',
  procedures: id < 'd' ? ['knee', 'hip'] : ['hip'],
  file: `/compare-data/en-${id}.json`,
}));

const procedures = ['knee', 'hip'].map((id) => ({
  id,
  name: id,
  path: `/procedures/${id}`,
  sheetPath: `/sheet/${id}`,
}));

const judged = (query: string) => {
  const { procedure, clinics, date, leftOut } = chooseClinics(readComparison(query), choices, procedures, '2026-11-28');
  return {
    procedure: procedure?.id,
    arrival: date,
    clinics: clinics.map(({ id }) => id).join(),
    ...leftOut,
    tooMany: leftOut.tooMany.map(({ id }) => id).join(),
  };
};

const nothing = { unknown: 0, repeated: 0, tooMany: '', unknownProcedure: false };

it.each([
  ['?clinics=b,a', 'b,a', nothing],
  ['?clinics=b,nobody,a', 'b,a', { ...nothing, unknown: 1 }],
  ['?clinics=nobody,B,constructor', '', { ...nothing, unknown: 3 }],
  ['?clinics=a,b,a,a', 'a,b', { ...nothing, repeated: 1 }],
  ['?clinics=a,b,c,d,e,f', 'a,b,c,d', { ...nothing, tooMany: 'e,f' }],
  ['?clinics=x,a,y,b,c,d', 'a,b,c,d', { ...nothing, unknown: 2 }],
  ['?clinics=x,x,a,b,c,d,e', 'a,b,c,d', { unknown: 1, repeated: 1, tooMany: 'e', unknownProcedure: false }],
  ['?procedure=elbow&clinics=a', 'a', { ...nothing, unknownProcedure: true }],
  ['?procedure=elbow', '', { ...nothing, unknownProcedure: true }],
  ['', '', nothing],
])('%s', (query, clinics, leftOut) => {
  expect(judged(query)).toMatchObject({ procedure: undefined, clinics, ...leftOut });
});

it('knows the procedure', () => {
  expect(judged('?procedure=hip&clinics=a')).toMatchObject({ procedure: 'hip', ...nothing });
});

it.each([
  ['?clinics=a', 'b,c,d,e,f'],
  ['?procedure=knee&clinics=a', 'b,c'],
  ['?procedure=hip&clinics=f,a', 'b,c,d,e'],
])('%s: %s can be added', (query, expected) => {
  const choice = chooseClinics(readComparison(query), choices, procedures, '2026-11-28');
  expect(
    addable(choices, choice)
      .map(({ id }) => id)
      .join(),
  ).toBe(expected);
});

it.each([
  ['2027-01-11', '2027-01-11', undefined],
  ['2026-11-28', '2026-11-28', undefined],
  ['2026-11-27', undefined, 'past'],
  ['2027-02-29', undefined, 'unreadable'],
  ['tomorrow', undefined, 'unreadable'],
  ['2027-1-1', undefined, 'unreadable'],
  ['9999-12-31', undefined, 'far'],
  ['', undefined, undefined],
])('a day of arrival "%s"', (text, arrival, date) => {
  expect(judged(`?clinics=a&date=${text}`)).toMatchObject({ arrival, ...(date && { date }) });
  expect(judged(`?clinics=a&date=${text}`).date).toBe(date);
});

it('knows what all of the clinics offer', () => {
  const [a, d] = [choices[0], choices[3]].filter((choice) => choice !== undefined);
  expect(commonProcedures(procedures, [a, d] as ClinicChoice[]).map(({ id }) => id)).toEqual(['hip']);
});
