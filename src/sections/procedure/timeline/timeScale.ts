import type { LaterTripView, StayView } from '../../../data/offer';

/** Size of the drawing, in its own units. */
export const drawing = { width: 1296, height: 358, baseline: 280 } as const;

/** Where the stay begins, and room at the right for the road to go on. */
const START = 290;
const BEYOND = 60;
/** Widest day and week. */
const DAY = 38;
const WEEK = 27;
/** Part of the drawing that the longest stay may take. */
const LONGEST_STAY = 690;
/** Width of a later trip, behind the time at home; the months between have no scale. */
export const BAND = 210;
/** Checks later than this after the stay have no place on the drawing, in weeks; the list has them. */
const MOST_WEEKS = 14;

/** Units per day and week: the same for all clinics of a procedure, so a shorter trip is shorter. */
export interface Scale {
  readonly day: number;
  readonly week: number;
}

interface Trips {
  readonly stay: StayView;
  readonly later?: readonly LaterTripView[];
}

/** Left edge of the first later trip; the right edge of the drawing where there is none. */
export const laterStart = ({ later = [] }: Pick<Trips, 'later'>): number => drawing.width - later.length * BAND;

/** @param checks days after the procedure, ascending */
export const scaleOf = (offers: readonly Trips[], checks: readonly number[]): Scale => {
  const stays = offers.map(({ stay }) => stay);
  const right = Math.min(...offers.map(laterStart));
  const longest = Math.max(...stays.map(({ to }) => to));
  const day = Math.min(DAY, LONGEST_STAY / longest);
  const last = Math.max(...stays.map(({ procedureDay, to }) => procedureDay + (checks.at(-1) ?? 0) - to));
  const weeks = Math.min(MOST_WEEKS, Math.max(1, last / 7));
  return { day, week: Math.min(WEEK, (right - START - longest * day - BEYOND) / weeks) };
};

/** Middle of a day of the stay, or of a later day at home, in units from the left. */
export const xOf = ({ to }: StayView, { day: dayUnits, week }: Scale, day: number): number =>
  day <= to
    ? START + (day - 0.5) * dayUnits
    : Math.min(drawing.width - BEYOND / 2, START + to * dayUnits + ((day - to) / 7) * week);

/** Whether a day of the stay, or later at home, is still on the drawing. */
export const isDrawn = ({ to }: StayView, day: number): boolean => day - to <= MOST_WEEKS * 7;

/** Left edge of the stay and of the time at home. */
export const edgesOf = ({ to }: StayView, { day }: Scale): { readonly away: number; readonly home: number } => ({
  away: START - 14,
  home: START + to * day + 6,
});

/** Places of the two stops before the trip, which has no scale there. */
export const beforeTrip = { records: 34, quote: 166 } as const;

/** Height of the road, which winds as one line whatever stands on it. */
export const yOf = (x: number): number => 206 + 24 * Math.sin((x + 30) / 104) + 7 * Math.sin(x / 47);

const round = (value: number): number => Math.round(value * 10) / 10;

/** The road between two places, as path data. */
export const road = (from: number, to: number): string => {
  const step = 18;
  const points: string[] = [];
  for (let x = from; x < to; x += step) points.push(`${round(x)} ${round(yOf(x))}`);
  return `M${[...points, `${round(to)} ${round(yOf(to))}`].join('L')}`;
};

/** A sheet of cut paper from one place to another, its upper edge about `top`. */
export const hillShape = (from: number, to: number, top: number): string => {
  const at = (share: number): number => round(from + (to - from) * share);
  return `M${round(from)} ${drawing.baseline}V${top + 18}C${at(0.16)} ${top - 16} ${at(0.34)} ${top + 26} ${at(0.54)} ${top + 4}S${at(0.86)} ${top - 14} ${at(1)} ${top + 10}V${drawing.baseline}Z`;
};
