const MILLISECONDS_OF_DAY = 24 * 60 * 60 * 1000;

/** A day as content writes it: 2026-06-01. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The day some number of days after another, or before it when the number is negative. */
export const daysAfter = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(day) + days * MILLISECONDS_OF_DAY));

/** Whole months from one ISO 8601 day to another. */
export const monthsBetween = (earlier: string, later: string): number => {
  const [from, to] = [earlier, later].map((day) => day.split('-').map(Number)) as [number[], number[]];
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from;
  const [toYear = 0, toMonth = 0, toDay = 0] = to;
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
};

/** Whole months of a span that content gives in days, counted as 30 each. */
export const monthsOf = (days: number): number => Math.round(days / 30);

/** An ISO 8601 day some months later; the last day of the month when that month is shorter. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};
