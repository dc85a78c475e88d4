import { useTranslation } from 'react-i18next';
import { addDays, type Day, dayFormat } from '../../../client/days';
import { loadChunk } from '../../../client/loadChunk';
import { usePage } from '../../../components/ui/page/PageProvider';
import { locales } from '../../../facts/locales';
import type { PlannedClinic } from './plannedClinics';
import { stopName } from './planText';
import { stopKey } from './stops';

/** Hands a text to the browser as a file. */
const save = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later: some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/**
 * Saves the days of a plan as a calendar file; the writer of such files is loaded only then. The promise is true when the
 * browser has it.
 */
export const useCalendarFile = (): ((clinic: PlannedClinic, arrival: Day) => Promise<boolean>) => {
  const { t } = useTranslation('compare');
  const { language } = usePage();
  return async ({ id, name, where, stops }, arrival) => {
    const format = dayFormat(locales[language].formats, arrival);
    const { origin, hostname, href } = window.location;
    // A further journey has only its possible start: its days are known within months.
    const entries = stops
      .filter(({ journey, kind }) => journey === 0 || kind === 'arrival')
      .map((stop) => {
        const from = addDays(arrival, stop.offset.from);
        const to = addDays(arrival, stop.offset.to);
        const again = stop.journey > 0;
        return {
          id: `${id}-${stopKey(stop)}`,
          from,
          to: again ? from : to,
          title: t('dates.entry', { stop: stopName(t, stop), name }),
          description: again ? t('dates.window', { days: format(from, to) }) : t('dates.lastWord'),
        };
      });
    try {
      const { calendarText } = await loadChunk(() => import('./calendarFile'));
      save(calendarText({ entries, url: href, where }, hostname), `${new URL(origin).hostname}-${id}.ics`);
      return true;
    } catch (error) {
      console.error('The calendar file could not be made.', error);
      return false;
    }
  };
};
