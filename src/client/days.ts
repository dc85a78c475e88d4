/** A day of the calendar without a time or a zone, YYYY-MM-DD. */
export type Day = string;

const FORM = /^\d{4}-\d{2}-\d{2}$/;

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** Whether a text names a day that there is: not February 30. */
export const isDay = (text: string): boolean => {
  const date = dateOf(text);
  return FORM.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

export const addDays = (day: Day, count: number): Day => {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

/**
 * Day of a trip with the first night at the clinic; the arrival is day 1. It is the procedure's, or an earlier one where the
 * shortest stay, of `from` days, has no room for all nights after it: one lives there.
 */
export const firstNight = (trip: { readonly from: number; readonly procedureDay: number; readonly nights: number }) =>
  Math.max(1, Math.min(trip.procedureDay, trip.from - trip.nights));

/** The visitor's own day. */
export const today = (now = new Date()): Day => {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** Years for which one plans at most; later days are a slip of the keyboard. */
const FARTHEST = 3;

/** Why a plan cannot begin on what an address or a field says; undefined where it can. */
export const faultOf = (text: string, now: Day): 'unreadable' | 'past' | 'far' | undefined => {
  if (!isDay(text)) return 'unreadable';
  if (text < now) return 'past';
  return text > addDays(now, FARTHEST * 365) ? 'far' : undefined;
};

/** How days read in a language: "Mon, Jan 11", with the year where it is another than that of the plan. */
export const dayFormat = (tag: string, start: Day) => {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const [usual, withYear] = [
    new Intl.DateTimeFormat(tag, options),
    new Intl.DateTimeFormat(tag, { ...options, year: 'numeric' }),
  ];
  const year = start.slice(0, 4);
  return (from: Day, to: Day): string => {
    const format = from.startsWith(year) && to.startsWith(year) ? usual : withYear;
    return from === to ? format.format(dateOf(from)) : format.formatRange(dateOf(from), dateOf(to));
  };
};
