import { type Language, locales } from '../../facts/locales';
import { memoize } from '../memoize';

/** Formats numbers, dates and lists for one language. All functions return plain text. */
export interface Format {
  /** Whole units of a currency (ISO 4217). */
  money(amount: number, currency: string): string;
  /** A range, the currency at its second end only if the language repeats it: "USD 4,300 – 5,500"; one amount alone. */
  moneyRange(from: number, to: number, currency: string): string;
  /** "2026-06-01" as "June 1, 2026". */
  day(isoDate: string): string;
  /** "2026-06-01" as "June 2026". */
  month(isoDate: string): string;
  /** "2026-06-01" as "Jun 2026". */
  shortMonth(isoDate: string): string;
  /** ISO 639-1 codes as "English, Spanish". */
  languages(codes: readonly string[]): string;
  /** ISO 3166 codes as "Mexico, United States". */
  countries(codes: readonly string[]): string;
  /** Offset of an IANA zone from UTC at the time of the build: "UTC−5". */
  timeZone(zone: string): string;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Formats of one language (`formats` in src/facts/locales.ts). They throw RangeError for a currency, zone, day or
 * language code that Intl does not accept; the check has refused those.
 */
export const createFormat = (language: Language): Format => {
  const tag = locales[language].formats;
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const regions = new Intl.DisplayNames(tag, { type: 'region' });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shortMonth = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  // Making a formatter takes a hundred times as long as using it, and formatting a range a hundred times as long as an
  // amount.
  const money = memoize(
    (currency) => new Intl.NumberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 }),
  );
  const range = memoize((key) => {
    const [from = '', to = '', currency = ''] = key.split(' ');
    const one = money(currency).format(Number(from));
    if (from === to) return one;
    // "USD 4,300-5,500": with spaces a line can break at the dash, and not within an amount.
    return money(currency)
      .formatRange(Number(from), Number(to))
      .replace(/\s*[-–]\s*/, ' – ');
  });
  const timeZone = memoize(
    (zone) =>
      new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'shortOffset' })
        .formatToParts(new Date())
        .find(({ type }) => type === 'timeZoneName')
        ?.value.replace('GMT', 'UTC')
        .replace('-', '−') ?? '',
  );
  return {
    money: (amount, currency) => money(currency).format(amount),
    moneyRange: (from, to, currency) => range(`${from} ${to} ${currency}`),
    day: (isoDate) => day.format(new Date(`${isoDate}T00:00:00Z`)),
    month: (isoDate) => month.format(new Date(`${isoDate}T00:00:00Z`)),
    shortMonth: (isoDate) => shortMonth.format(new Date(`${isoDate}T00:00:00Z`)),
    languages: (codes) => capitalized(codes.map((code) => names.of(code) ?? code).join(', ')),
    countries: (codes) => codes.map((code) => regions.of(code) ?? code).join(', '),
    timeZone,
  };
};

/** Paragraphs of a text, which empty lines separate. */
export const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());

/** Initials for a monogram: "Dr. Ana Lucía Restrepo" gives "AR". Titles and anything after a comma do not count. */
export const monogramOf = (name: string): string => {
  const words = (name.split(',')[0] ?? '')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) && !/^(dra?|lic|mtro|mtra|ing|enf|prof)\.$/i.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => (word && /\p{L}/u.exec(word)?.[0]) ?? '')
    .join('')
    .toUpperCase();
};
