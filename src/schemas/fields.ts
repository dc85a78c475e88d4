import { z } from 'zod';
import { careOptionKeys } from '../facts/careOptionKeys';
import { countries } from '../facts/countries';
import { defaultLanguage, languages, localize, unfinishedLocales } from '../facts/locales';
import { withoutAccents } from '../facts/withoutAccents';
import { invisibleIn } from './invisible';
import { NO_VALUE } from './noValue';
import { markIn, plainPattern } from './plainText';
import { allowedWebAddress, fixWebAddress, isWebAddress, webAddressPattern } from './webAddress';

/**
 * Building blocks of several kinds. A message says what is allowed, `params.fix` how to correct it. For forms, `params`
 * has `pattern` (flag "u"; it may accept what the rule refuses), `max`, `min`, `lines` and `format`.
 */

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_ID = 60;
const EARLIEST_DAY = '1950-01-01';
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** A calendar day in full ISO 8601, YYYY-MM-DD, that exists: "2026-02-30" does not. */
export const isIsoDate = (value: string): boolean => {
  const parts = ISO_DATE.exec(value);
  if (!parts) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** Hosts use `index` for the page of the folder itself. */
export const isId = (value: string): boolean => ID.test(value) && value.length <= LONGEST_ID && value !== 'index';

/** The id that a text probably means: "Valle Alto" becomes valle-alto. */
export const asId = (written: string): string =>
  withoutAccents(written)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const allowedId = `small letters a to z, digits and single hyphens, at most ${LONGEST_ID} characters, for example "valle-alto"`;

/** An id. It is the folder's name and part of the address, so it never changes once published. */
export const id = () =>
  z.string().refine(isId, { message: allowedId, params: { pattern: ID.source, max: LONGEST_ID } });

/** Rules for every text. Lists of fields say them once. */
export const allowedNotEmpty = 'text, not empty';
export const allowedValue = 'the value itself';
export const allowedPlain = 'plain text without HTML or Markdown';
export const allowedSeen = 'characters that can be seen';

const text = () =>
  z
    .string()
    .trim()
    .min(1, allowedNotEmpty)
    .refine((value) => value === '' || !NO_VALUE.test(value), {
      message: allowedValue,
      params: {
        fix: 'Write it, or remove a field that is optional; until it is known, write draft: true in facts.yaml.',
      },
    })
    // Escapes such as "\u200b" in double quotes. Characters in the file itself are refused when it is read.
    .refine((value) => invisibleIn(value) === undefined, {
      message: allowedSeen,
      params: { fix: 'Remove what begins with a backslash, or write the character itself.' },
    });

const plain = [
  (value: string): boolean => markIn(value) === undefined,
  {
    message: allowedPlain,
    params: { pattern: plainPattern, fix: 'Remove the tags or marks; only the words are shown.' },
  },
] as const;

const atMost = (max: number) =>
  [(value: string): boolean => value.length <= max, { message: `at most ${max} characters`, params: { max } }] as const;

/** One line of plain text. `max` keeps the layout of cards and search results. */
export const line = (max: number) =>
  text()
    .refine((value) => !/[\r\n]/.test(value), {
      message: 'one line',
      params: { lines: 1, fix: 'Join the lines, or put ">-" behind the field’s name.' },
    })
    .refine(...atMost(max))
    .refine(...plain);

/** Plain text of one or more paragraphs, separated by empty lines. */
export const paragraphs = (max: number) =>
  text()
    .refine(...atMost(max))
    .refine(...plain);

const SHORTEST_DESCRIPTION = 110;

/** The text that search engines show below the title. They replace one that is too short. */
export const searchDescription = () =>
  line(170).refine((value) => value.length >= SHORTEST_DESCRIPTION, {
    message: `at least ${SHORTEST_DESCRIPTION} characters`,
    params: { min: SHORTEST_DESCRIPTION, fix: 'Say more: what is offered, where, and what the page tells about it.' },
  });

/** A calendar day written YYYY-MM-DD, in our time: "0206-09-14" is a typing error. */
export const day = () =>
  z
    .string()
    .refine(isIsoDate, {
      message: 'a real date, written YYYY-MM-DD, for example "2026-06-01"',
      params: {
        format: 'date',
        fix: 'Write the year with four digits, then month and day with two each, joined by hyphens; check that the month has that day.',
      },
    })
    .refine((value) => !isIsoDate(value) || value >= EARLIEST_DAY, {
      message: `${EARLIEST_DAY.slice(0, 4)} or later`,
      params: { fix: 'Correct the year.' },
    });

/** A whole number from 1 to `max`. */
export const wholeNumber = (max: number) =>
  z.number().int('a whole number').min(1, '1 or more').max(max, `at most ${max}`);

/** A rule between numbers holds as soon as all of them are numbers: a wrong neighbor would otherwise hide it. */
export const whenNumbers =
  (...names: readonly string[]) =>
  ({ value }: { readonly value: unknown }): boolean =>
    names.every((name) => typeof (value as Readonly<Record<string, unknown>> | null)?.[name] === 'number');

/** A share of a picture's width or height. */
const percent = () => z.number().int('a whole number').min(0, '0 or more').max(100, 'at most 100');

/** The part of a picture that must stay visible when its frame is flatter or narrower than the picture. */
export const focusField = () =>
  z
    .strictObject({
      left: percent().meta({ description: 'its left edge, in percent of the width', example: 28 }),
      right: percent().meta({ description: 'its right edge, in percent of the width', example: 70 }),
      top: percent().meta({ description: 'its upper edge, in percent of the height', example: 22 }),
      bottom: percent().meta({ description: 'its lower edge, in percent of the height', example: 78 }),
    })
    .refine(({ left, right }) => left < right, {
      message: 'a left edge before the right one',
      path: ['left'],
      params: { fix: 'Swap "left" and "right", or correct the one that is wrong.' },
      when: whenNumbers('left', 'right'),
    })
    .refine(({ top, bottom }) => top < bottom, {
      message: 'an upper edge above the lower one',
      path: ['top'],
      params: { fix: 'Swap "top" and "bottom", or correct the one that is wrong.' },
      when: whenNumbers('top', 'bottom'),
    })
    .optional()
    .describe(
      'what of the cover is never cut off, as a box from its upper left corner; without it the middle and the upper half',
    );

/** Place in a list, 1 first. */
export const placeField = () => wholeNumber(99);

/** One of the country values (R3.3). */
export const country = () => z.enum(countries);
/** One of the specialty values (R3.4), which are also the ids of the care options. */
export const careOptionKey = () => z.enum(careOptionKeys);
export const language = () => z.enum(languages);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The language's English name, because messages for writers are English. */
export const nameOfLanguage = (each: string): string => languageNames.of(each) ?? each;

/** An id in each language; a language that is not shown yet may have one. */
export const slugs = (examples: Readonly<Record<string, string>>) => {
  const slug = (each: string) =>
    id().meta({ description: nameOfLanguage(each), example: examples[each] ?? examples[defaultLanguage] });
  const later = Object.keys(unfinishedLocales).map((each) => [each, slug(each).optional()]);
  return z.strictObject(localize(slug)).extend(Object.fromEntries(later) as object);
};

const isLanguageCode = (code: string): boolean => /^[a-z]{2}$/.test(code) && languageNames.of(code) !== code;

/** Any language by its code in ISO 639-1: what a clinic speaks, what a source is written in. */
export const languageCode = () =>
  z.string().refine(isLanguageCode, {
    message: 'a two-letter language code (ISO 639-1), for example es',
    params: { pattern: '^[a-z]{2}$' },
  });

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const isCountryCode = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== code;

/** Any country by its code in ISO 3166-1: where people come from. */
export const countryCode = () =>
  z.string().refine(isCountryCode, {
    message: 'a two-letter country code (ISO 3166-1), for example US',
    params: { pattern: '^[A-Z]{2}$' },
  });

/** An address of another site, where a visitor can check a claim. */
export const webAddress = () =>
  z
    .string()
    .refine(isWebAddress, { message: allowedWebAddress, params: { pattern: webAddressPattern, fix: fixWebAddress } });

/** `true` while the record is invented sample content; `npm run check -- --publish` refuses it. */
export const sample = () => z.boolean();

/** Words for records that facts.yaml lists under the same keys. */
export const byKey = <Words extends z.ZodType>(words: Words) => z.record(id(), words);

export const distinct = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .min(1, 'at least one entry')
    .refine((entries) => new Set(entries).size === entries.length, {
      message: 'each entry once',
      params: { fix: 'Remove the duplicate entry.' },
    });

const entriesOf = (least: number, most: number): readonly [few: string, many: string] =>
  least === most
    ? [`exactly ${least} entries`, `exactly ${most} entries`]
    : [`at least ${least} entries`, `at most ${most} entries`];

/** A list with as many entries as the layout has room for. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, least: number, most: number) => {
  const [few, many] = entriesOf(least, most);
  return z.array(entry).min(least, few).max(most, many);
};

/** Words by which the search finds a page. Nobody reads them on it. */
export const soughtAs = () =>
  listOf(line(60), 8, 30).describe(
    'what people type who need it: complaints and everyday words, as they would say them; the search itself knows plurals, accents and slips',
  );

interface Range {
  readonly from: number;
  readonly to: number;
}

/** `from` must not be above `to`. */
export const ascending: [(range: Range) => boolean, Exclude<Parameters<z.ZodType['refine']>[1], string>] = [
  ({ from, to }) => from <= to,
  {
    path: ['from'],
    message: 'at most what "to" says',
    params: { fix: 'Swap "from" and "to", or correct the one that is wrong.' },
    when: whenNumbers('from', 'to'),
  },
];
