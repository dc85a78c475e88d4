import { addDays, dayFormat, today } from '../../../../src/client/days';
import { rowsOfStops, type Stop, stopKey, stopsOf } from '../../../../src/sections/compare/plan/stops';

/** A knee: operated on day 2, in a city from which one may fly on day 47. */
const knee = { home: { from: 47, to: 50 }, procedureDay: 2, nights: 3, flightDay: 47, checks: [14, 42] };
/** An implant, whose crown is a second journey three to six months later. */
const implant = [
  { home: { from: 9, to: 11 }, procedureDay: 2, nights: 0, flightDay: 9, checks: [7] },
  { home: { from: 6, to: 7 }, nights: 0, checks: [], after: { from: 90, to: 180 } },
];

const datesOf = (stops: readonly Stop[], arrival: string) =>
  Object.fromEntries(
    stops.map((stop) => [stopKey(stop), [addDays(arrival, stop.offset.from), addDays(arrival, stop.offset.to)].join()]),
  );

it('gives each stop of a journey its day', () => {
  expect(datesOf(stopsOf([knee]), '2027-01-11')).toEqual({
    '0-arrival-0': '2027-01-11,2027-01-11',
    '0-procedure-0': '2027-01-12,2027-01-12',
    '0-leaves-0': '2027-01-15,2027-01-15',
    '0-check-14': '2027-01-26,2027-01-26',
    '0-check-42': '2027-02-23,2027-02-23',
    '0-flight-0': '2027-02-26,2027-02-26',
    '0-home-0': '2027-02-26,2027-03-01',
  });
});

it('gives the stops of a second journey a span, from the shortest to the longest time at home', () => {
  const dates = datesOf(stopsOf(implant), '2027-01-11');
  expect(dates['0-home-0']).toBe('2027-01-19,2027-01-21');
  expect(dates['1-arrival-0']).toBe('2027-04-19,2027-07-20');
  expect(dates['1-home-0']).toBe('2027-04-24,2027-07-26');
});

it('has one row for each sort of stop, in the order in which they happen', () => {
  const rows = rowsOfStops([stopsOf([knee]), stopsOf(implant)]);
  expect(rows.map(stopKey)).toEqual([
    '0-arrival-0',
    '0-procedure-0',
    '0-leaves-0',
    '0-check-7',
    '0-check-14',
    '0-check-42',
    '0-flight-0',
    '0-home-0',
    '1-arrival-0',
    '1-home-0',
  ]);
});

it('counts over a leap day and over the end of daylight saving time', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
});

it('knows the visitor’s own day, not that of Greenwich', () => {
  expect(today(new Date(2027, 0, 5, 23, 30))).toBe('2027-01-05');
});

it.each([
  ['en-US', '2027-02-26', '2027-02-26', 'Fri, Feb 26'],
  ['es-419', '2027-02-26', '2027-02-26', 'vie, 26 feb'],
  ['en-US', '2028-01-03', '2028-01-03', 'Mon, Jan 3, 2028'],
])('%s: %s', (tag, from, to, expected) => expect(dayFormat(tag, '2027-01-11')(from, to)).toBe(expected));
