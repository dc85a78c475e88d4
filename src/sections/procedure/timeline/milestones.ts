import type { StayView } from '../../../data/offer';

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
  | 'check';

export interface Milestone {
  readonly kind: MilestoneKind;
  /** First and last day of the stay, the arrival is day 1; missing before the trip. */
  readonly from?: number;
  readonly to?: number;
  /** For checks: days after the procedure. */
  readonly after?: number;
}

/** Day of the stay on which the path leads home: the earliest flight, or the shortest stay of those who come by road. */
export const departureDay = ({ flightDay, from }: StayView): number => flightDay ?? from;

/** Last day at the clinic itself. */
export const lastNight = ({ procedureDay, nights }: StayView): number => procedureDay + nights;

/**
 * The milestones of a stay, from the records to the last check.
 * @param checks days after the procedure on which somebody examines, ascending
 */
export const milestonesOf = (stay: StayView, checks: readonly number[]): Milestone[] => {
  const { procedureDay, nights, to } = stay;
  const [discharge, departure] = [lastNight(stay), departureDay(stay)];
  return [
    { kind: 'records' },
    { kind: 'quote' },
    { kind: 'arrival', from: 1, to: 1 },
    { kind: 'operation', from: procedureDay, to: procedureDay },
    ...(nights > 0 ? [{ kind: 'nights' as const, from: procedureDay, to: discharge }] : []),
    ...(departure > discharge ? [{ kind: 'nearby' as const, from: discharge, to: departure }] : []),
    { kind: stay.flightDay ? ('fly' as const) : ('home' as const), from: departure, to: departure },
    ...(to > departure ? [{ kind: 'reserve' as const, from: departure + 1, to }] : []),
    ...checks.map((after) => ({ kind: 'check' as const, after, from: procedureDay + after, to: procedureDay + after })),
  ];
};

/** What one day of the stay is, for the list of single days. */
export type DayKind = 'arrival' | 'operation' | 'night' | 'fly' | 'home' | 'maybe' | 'nearby';

export const dayKind = (stay: StayView, day: number): DayKind => {
  if (day === stay.procedureDay) return 'operation';
  if (day === departureDay(stay)) return stay.flightDay ? 'fly' : 'home';
  if (day === 1) return 'arrival';
  if (day > stay.from) return 'maybe';
  return day > stay.procedureDay && day < lastNight(stay) ? 'night' : 'nearby';
};
