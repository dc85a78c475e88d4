import type { TFunction } from 'i18next';
import { addDays, type Day, type dayFormat } from '../../../client/days';
import type { Stop } from './stops';

type CompareWords = TFunction<'compare'>;

const WEEK = 7;

const kindName = (t: CompareWords, { kind, after = 0 }: Stop): string => {
  if (kind !== 'check') return t(`dates.stops.${kind}`);
  return after % WEEK === 0 ? t('dates.checkWeeks', { count: after / WEEK }) : t('dates.checkDays', { count: after });
};

/** "First flight", "Trip 2: Arrival" */
export const stopName = (t: CompareWords, stop: Stop): string => {
  const name = kindName(t, stop);
  return stop.journey === 0 ? name : t('dates.ofTrip', { number: stop.journey + 1, stop: name });
};

/** "Fri, Feb 26" from the day of arrival on, and without one "Day 47". */
export const stopDay = (
  t: CompareWords,
  { offset: { from, to } }: Stop,
  arrival: Day | undefined,
  format: ReturnType<typeof dayFormat>,
): string => {
  if (arrival) return format(addDays(arrival, from), addDays(arrival, to));
  return from === to ? t('dates.day', { day: from + 1 }) : t('dates.daySpan', { from: from + 1, to: to + 1 });
};
