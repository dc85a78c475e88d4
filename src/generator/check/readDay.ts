import { isIsoDate } from '../../schemas/fields';

const YEAR_FIRST = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;

const written = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Every day that the digits may mean: 01/09/2026 is in September to most of the world, and in January to some. */
const readings = (text: string): string[] => {
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (year) return [written(year, month, day)];
  const [, first = '', second = '', last = ''] = YEAR_LAST.exec(text) ?? [];
  return last ? [written(last, second, first), written(last, first, second)] : [];
};

/** The day that somebody meant who wrote "2026/9/14" or "14.9.2026"; undefined where it could be two, or none. */
export const readDay = (text: string): string | undefined => {
  const [meant, ...others] = [...new Set(readings(text.trim()))].filter(isIsoDate);
  return others.length > 0 ? undefined : meant;
};
