import { z } from 'zod';
import { countries } from '../facts/countries';
import { languages } from '../facts/locales';
import { specialties } from '../facts/specialties';
import { invisibleIn } from './invisible';
import { markIn, plainPattern } from './plainText';
import { allowedWebAddress, fixWebAddress, isWebAddress, webAddressPattern } from './webAddress';

/**
 * Building blocks that several content kinds share. Every message says what is allowed; where a rule knows how to fix
 * a breach of it, `params.fix` says so. What a form needs to judge while somebody types stands beside it: `params.pattern`
 * (an expression for the flag "u", which may let through what the rule refuses), `max` and `min` (characters), `lines`
 * and `format`.
 */

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_ID = 60;
const EARLIEST_DAY = '1950-01-01';
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** A day of the calendar as ISO 8601 writes it in full, YYYY-MM-DD: "2026-02-30" is not one. */
export const isIsoDate = (value: string): boolean => {
  const parts = ISO_DATE.exec(value);
  if (!parts) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** `index` is what hosts call the page of the folder itself. */
export const isId = (value: string): boolean => ID.test(value) && value.length <= LONGEST_ID && value !== 'index';

/** As an id must be written: "Valle Alto" means valle-alto. */
export const asId = (written: string): string =>
  written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const allowedId = `small letters a to z, digits and single hyphens, at most ${LONGEST_ID} characters, for example "valle-alto"`;

/** An id: the folder's name, part of the address, so never changed once published. */
export const id = () =>
  z.string().refine(isId, { message: allowedId, params: { pattern: ID.source, max: LONGEST_ID } });

/** Hold for every text, so lists of fields say them once. */
export const allowedNotEmpty = 'text, not empty';
export const allowedPlain = 'plain text without HTML or Markdown';
export const allowedSeen = 'characters that can be seen';

const text = () =>
  z
    .string()
    .trim()
    .min(1, allowedNotEmpty)
    // Escapes as "\u200b" in double quotes; what stands in the file itself is refused when it is read.
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

/** One line of plain text. `max` keeps cards and search results in shape. */
export const line = (max: number) =>
  text()
    .refine((value) => !/[\r\n]/.test(value), {
      message: 'one line',
      params: { lines: 1, fix: 'Join the lines, or put ">-" behind the field’s name.' },
    })
    .refine(...atMost(max))
    .refine(...plain);

/** Plain text of one or more paragraphs; an empty line parts them. */
export const paragraphs = (max: number) =>
  text()
    .refine(...atMost(max))
    .refine(...plain);

const SHORTEST_DESCRIPTION = 110;

/** What search engines show below the title: too short, and they write their own. */
export const searchDescription = () =>
  line(170).refine((value) => value.length >= SHORTEST_DESCRIPTION, {
    message: `at least ${SHORTEST_DESCRIPTION} characters`,
    params: { min: SHORTEST_DESCRIPTION, fix: 'Say more: what is offered, where, and what the page tells about it.' },
  });

/** A calendar day written YYYY-MM-DD, of our time: "0206-09-14" is a slip. */
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

/** A share of a picture's width or height. */
const percent = () => z.number().int('a whole number').min(0, '0 or more').max(100, 'at most 100');

/** What of a picture has to stay in sight where its frame is flatter or narrower than itself. */
export const focus = () =>
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
    })
    .refine(({ top, bottom }) => top < bottom, {
      message: 'an upper edge above the lower one',
      path: ['top'],
      params: { fix: 'Swap "top" and "bottom", or correct the one that is wrong.' },
    })
    .optional()
    .describe('what of the cover is never cut off, as a box from its upper left corner; without it the middle');

/** Place in a list, 1 first. */
export const place = () => wholeNumber(99);

/** One of the country values (R3.3). */
export const country = () => z.enum(countries);
/** One of the specialty values (R3.4), which are also the ids of the care options. */
export const specialty = () => z.enum(specialties);
/** One of the site’s two languages. Those that a clinic speaks are more: ISO 639-1, see clinic.ts. */
export const language = () => z.enum(languages);

/** An address of another site, where a visitor can check a claim. */
export const webAddress = () =>
  z
    .string()
    .refine(isWebAddress, { message: allowedWebAddress, params: { pattern: webAddressPattern, fix: fixWebAddress } });

/** `true` while the record is invented sample content; `npm run check -- --publish` refuses it. */
export const sample = () => z.boolean();

/** Words for records that facts.yaml lists under the same keys. */
export const byKey = <Words extends z.ZodType>(words: Words) => z.record(id(), words);

/** A list of which no entry may stand twice. */
export const distinct = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .min(1, 'at least one entry')
    .refine((entries) => new Set(entries).size === entries.length, {
      message: 'each entry once',
      params: { fix: 'Remove the entry that stands twice.' },
    });

const entriesOf = (least: number, most: number): readonly [few: string, many: string] =>
  least === most
    ? [`exactly ${least} entries`, `exactly ${most} entries`]
    : [`at least ${least} entries`, `at most ${most} entries`];

/** A list of so many entries, which the layout has room for. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, least: number, most: number) => {
  const [few, many] = entriesOf(least, most);
  return z.array(entry).min(least, few).max(most, many);
};

interface Range {
  readonly from: number;
  readonly to: number;
}

/** `from` must not be above `to`; reported also when another field beside them is wrong. */
export const ascending: [(range: Range) => boolean, Exclude<Parameters<z.ZodType['refine']>[1], string>] = [
  ({ from, to }) => from <= to,
  {
    path: ['from'],
    message: 'at most what "to" says',
    params: { fix: 'Swap "from" and "to", or correct the one that is wrong.' },
    when: ({ value }) => {
      const { from, to } = (value ?? {}) as Partial<Record<keyof Range, unknown>>;
      return typeof from === 'number' && typeof to === 'number';
    },
  },
];
