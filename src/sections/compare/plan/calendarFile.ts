import ical, { ICalCalendarMethod, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { addDays, type Day } from '../../../client/days';

/** An entry of a calendar: a day, or several in a row. */
export interface CalendarEntry {
  /** The same for the same entry of a later file, which then replaces it. */
  readonly id: string;
  readonly from: Day;
  readonly to: Day;
  readonly title: string;
  readonly description: string;
}

interface Calendar {
  readonly entries: readonly CalendarEntry[];
  /** Address of the plan. */
  readonly url: string;
  readonly where: string;
}

/**
 * The text of a calendar file (RFC 5545): whole days, marked as private, which leave their days free for other entries.
 * @param host under which the entries' ids are unique
 */
export const calendarText = ({ entries, url, where }: Calendar, host: string, stamp = new Date()): string => {
  const calendar = ical({ prodId: { company: host, product: 'plan' }, method: ICalCalendarMethod.PUBLISH });
  for (const { id, from, to, title, description } of entries)
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp,
      start: new Date(`${from}T00:00:00Z`),
      // RFC 5545: the end is exclusive.
      end: new Date(`${addDays(to, 1)}T00:00:00Z`),
      timezone: 'UTC',
      allDay: true,
      summary: title,
      description,
      location: where,
      url,
      class: ICalEventClass.PRIVATE,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
};
