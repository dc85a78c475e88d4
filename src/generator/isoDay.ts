const MILLISECONDS_OF_DAY = 24 * 60 * 60 * 1000;

/** A day as content writes it: 2026-06-01. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The day some number of days after another, or before it when the number is negative. */
export const daysAfter = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(day) + days * MILLISECONDS_OF_DAY));
