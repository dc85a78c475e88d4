import { z } from 'zod';
import { countries } from '../facts/countries';
import { languages } from '../facts/locales';
import { specialties } from '../facts/specialties';

/** Building blocks that several content kinds share. Every message says what is allowed. */

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

export const isIsoDate = (value: string): boolean => {
  const parts = ISO_DATE.exec(value);
  if (!parts) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** An id: the folder's name, part of the address, so never changed once published. */
export const id = () =>
  z.string().regex(ID, 'allowed: small letters a to z, digits and single hyphens, for example "valle-alto"');

/** One line of plain text. `max` keeps cards and search results in shape. */
export const line = (max: number) =>
  z
    .string()
    .refine((text) => text.trim().length > 0, 'must not be empty')
    .refine((text) => !/[\r\n]/.test(text.trim()), 'must be one line')
    .refine((text) => text.trim().length <= max, `at most ${max} characters`);

/** Plain text of one or more paragraphs; an empty line parts them. */
export const paragraphs = (max = 4000) =>
  z
    .string()
    .refine((text) => text.trim().length > 0, 'must not be empty')
    .refine((text) => text.length <= max, `at most ${max} characters`);

/** A calendar day written YYYY-MM-DD. */
export const day = () => z.string().refine(isIsoDate, 'must be a real date, written YYYY-MM-DD, for example 2026-06-01');

export const country = () => z.enum(countries);
export const specialty = () => z.enum(specialties);
export const language = () => z.enum(languages);

/** An address of another site, where a visitor can check a claim. */
export const webAddress = () =>
  z.string().refine((text) => {
    try {
      return new URL(text).protocol === 'https:';
    } catch {
      return false;
    }
  }, 'must be a full address that starts with https://');

/** `true` while the record is invented sample content; `npm run check -- --publish` refuses it. */
export const sample = () => z.boolean();

/** Words for records that facts.yaml lists under the same keys. */
export const byKey = <Words extends z.ZodType>(words: Words) => z.record(id(), words);
