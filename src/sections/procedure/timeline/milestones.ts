import { firstNight } from '../../../client/days';
import type { LaterTripView, StayView } from '../../../data/offer';

/** What happens on the path, in order. */
export type MilestoneKind =
  | 'records'
  | 'quote'
  | 'arrival'
  | 'operation'
  | 'nights'
  | 'nearby'
  | 'fly'
  | 'home'
  | 'reserve'
  | 'check'
  | 'again';

export interface Milestone {
  readonly kind: MilestoneKind;
  /** First and last day of the stay, the arrival is day 1; missing before the trip. */
  readonly from?: number;
  readonly to?: number;
  /** For checks: days after the procedure. */
  readonly after?: number;
  /** For a later trip: which one it is, the first being 1. */
  readonly number?: number;
  readonly trip?: LaterTripView;
}

/** Days of a month, for spans that are given in months. */
const MONTH = 30;

/** Day of the stay on which the path leads home: the earliest flight, or the shortest stay of those who come by road. */
export const departureDay = ({ flightDay, from }: StayView): number => flightDay ?? from;

/** Last day at the clinic itself. */
export const lastNight = (stay: StayView): number => firstNight(stay) + stay.nights;

/**
 * The milestones of a stay and of the trips after it, from the records to the last check.
 * @param checks days after the procedure on which somebody examines, ascending
 */
export const milestonesOf = (
  stay: StayView,
  checks: readonly number[],
  later: readonly LaterTripView[] = [],
): Milestone[] => {
  const { procedureDay, nights, to } = stay;
  const [discharge, departure] = [lastNight(stay), departureDay(stay)];
  const atHome = [
    ...checks.map((after) => {
      const day = procedureDay + after;
      return { at: after, kind: 'check' as const, after, from: day, to: day };
    }),
    ...later.map((trip, index) => {
      const before = later.slice(0, index + 1).reduce((months, { after }) => months + after.from, 0);
      return { at: before * MONTH, kind: 'again' as const, number: index + 2, trip };
    }),
  ].sort((a, b) => a.at - b.at);
  return [
    { kind: 'records' },
    { kind: 'quote' },
    { kind: 'arrival', from: 1, to: 1 },
    ...[
      { kind: 'operation' as const, from: procedureDay, to: procedureDay },
      ...(nights > 0 ? [{ kind: 'nights' as const, from: firstNight(stay), to: discharge }] : []),
    ].sort((a, b) => a.from - b.from),
    ...(departure > discharge ? [{ kind: 'nearby' as const, from: discharge, to: departure }] : []),
    { kind: stay.flightDay ? ('fly' as const) : ('home' as const), from: departure, to: departure },
    ...(to > departure ? [{ kind: 'reserve' as const, from: departure + 1, to }] : []),
    ...atHome,
  ];
};

/** What one day of the stay is, for the list of single days. */
export type DayKind = 'arrival' | 'operation' | 'night' | 'fly' | 'home' | 'maybe' | 'nearby';

export const dayKind = (stay: StayView, day: number): DayKind => {
  if (day === stay.procedureDay) return 'operation';
  if (day === departureDay(stay)) return stay.flightDay ? 'fly' : 'home';
  if (day === 1) return 'arrival';
  if (day > stay.from) return 'maybe';
  return day >= firstNight(stay) && day < lastNight(stay) ? 'night' : 'nearby';
};
