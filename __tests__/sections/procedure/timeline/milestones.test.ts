import { milestonesOf } from '../../../../src/sections/procedure/timeline/milestones';
import { laterStart, scaleOf, xOf } from '../../../../src/sections/procedure/timeline/timeScale';

const stay = { from: 9, to: 10, procedureDay: 2, nights: 0, flightDay: 9 };
const crown = { from: 6, to: 7, nights: 0, after: { from: 3, to: 6 } };

it('has a second trip among the checks at home, at the earliest month in which it may be', () => {
  const stops = milestonesOf(stay, [7, 90, 180], [crown]).slice(-4);
  expect(stops.map(({ kind, after, number }) => after ?? `${kind} ${number}`)).toEqual([7, 90, 'again 2', 180]);
});

it('leads home on the day of the first flight, by road on the first day on which one may leave', () => {
  const wayHome = (trip: typeof stay | Omit<typeof stay, 'flightDay'>) => milestonesOf(trip, []).slice(-2);
  expect(wayHome(stay)).toEqual([
    { kind: 'fly', from: 9, to: 9 },
    { kind: 'reserve', from: 10, to: 10 },
  ]);
  const { flightDay: _, ...byRoad } = { ...stay, from: 8 };
  expect(wayHome(byRoad)).toEqual([
    { kind: 'home', from: 8, to: 8 },
    { kind: 'reserve', from: 9, to: 10 },
  ]);
});

it('keeps room for a second trip behind the checks of all clinics', () => {
  const offers = [{ stay, later: [crown] }, { stay }];
  const scale = scaleOf(offers, [7, 90]);
  expect(xOf(stay, scale, stay.procedureDay + 90)).toBeLessThan(laterStart({ later: [crown] }));
});

it('counts nights from the procedure, or from an earlier day where one lives at the clinic', () => {
  const nightsOf = (trip: { from: number; to: number; procedureDay: number; nights: number }) => {
    const all = milestonesOf({ ...trip, flightDay: trip.from }, []);
    const at = all.findIndex(({ kind }) => kind === 'nights');
    return [all[at]?.from, all[at]?.to, all[at + 1]?.kind];
  };
  expect(nightsOf({ from: 47, to: 50, procedureDay: 2, nights: 3 })).toEqual([2, 5, 'nearby']);
  expect(nightsOf({ from: 10, to: 11, procedureDay: 3, nights: 9 })).toEqual([1, 10, 'operation']);
});
