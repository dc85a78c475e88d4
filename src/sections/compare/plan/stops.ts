import { firstNight } from '../../../client/days';
import type { JourneyView } from '../../../data/comparison';

export type StopKind = 'arrival' | 'procedure' | 'leaves' | 'check' | 'flight' | 'home';

/** Something that happens on a day of a plan, or on one of several days. */
export interface Stop {
  readonly kind: StopKind;
  /** Of the journeys, from 0. */
  readonly journey: number;
  /** For checks: days after the procedure. */
  readonly after?: number;
  /** Earliest and latest day of its journey; the arrival is day 1. */
  readonly day: { readonly from: number; readonly to: number };
  /** The same in days since the first arrival, which is 0. */
  readonly offset: { readonly from: number; readonly to: number };
}

type Span = Stop['day'];

const on = (day: number): Span => ({ from: day, to: day });

const daysOf = ({
  home,
  procedureDay: day,
  nights,
  flightDay,
  checks,
}: JourneyView): Omit<Stop, 'journey' | 'offset'>[] => [
  { kind: 'arrival', day: on(1) },
  ...(day
    ? [
        { kind: 'procedure', day: on(day) } as const,
        ...(nights > 0
          ? [{ kind: 'leaves', day: on(firstNight({ from: home.from, procedureDay: day, nights }) + nights) } as const]
          : []),
        ...checks.map((after) => ({ kind: 'check', after, day: on(day + after) }) as const),
      ]
    : []),
  ...(flightDay ? [{ kind: 'flight', day: on(flightDay) } as const] : []),
  { kind: 'home', day: home },
];

/**
 * The stops of all journeys, in their order. A further journey begins a number of days after the one before, so its stops
 * are known within a span.
 */
export const stopsOf = (journeys: readonly JourneyView[]): Stop[] => {
  let start: Span = { from: 0, to: 0 };
  return journeys.flatMap((journey, index) => {
    const { home, after = on(0) } = journey;
    if (index > 0) start = { from: start.from + after.from, to: start.to + after.to };
    const { from, to } = start;
    const stops = daysOf(journey).map(({ day, ...stop }) => ({
      ...stop,
      day,
      journey: index,
      offset: { from: from + day.from - 1, to: to + day.to - 1 },
    }));
    start = { from: from + home.from - 1, to: to + home.to - 1 };
    return stops;
  });
};

/** The same for stops of the same sort at several clinics. */
export const stopKey = ({ journey, kind, after = 0 }: Stop): string => `${journey}-${kind}-${after}`;

const order: readonly StopKind[] = ['arrival', 'procedure', 'leaves', 'check', 'flight', 'home'];

/** One of each sort of stop that any of the plans has, in the order in which they happen. */
export const rowsOfStops = (plans: readonly (readonly Stop[])[]): Stop[] =>
  [...new Map(plans.flat().map((stop) => [stopKey(stop), stop])).values()].sort(
    (a, b) => a.journey - b.journey || order.indexOf(a.kind) - order.indexOf(b.kind) || (a.after ?? 0) - (b.after ?? 0),
  );
