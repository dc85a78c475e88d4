import type { z } from 'zod';
import { isPlainText } from '../../schemas/describe';
import { allowedId, allowedNotEmpty, allowedPlain, allowedSeen, isId } from '../../schemas/fields';
import { invisibleIn } from '../../schemas/invisible';
import { markIn } from '../../schemas/plainText';
import { bare } from './bare';
import { lineWith } from './mendValue';
import { asId } from './nearest';
import { peek } from './peek';
import { cut, quote } from './problem';
import { readDay } from './readDay';

/** A value of the right type that breaks a rule: what of it is wrong, and how to mend it. */
interface Breach {
  /** Where the value alone does not show it. */
  readonly found?: string;
  readonly nearest?: string;
  readonly mend: string;
}

const entries = (count: number): string => (count === 1 ? 'one entry' : `${count} entries`);

/** A value that would be right in capitals, in small letters, without signs around it, or as an id or a day is written. */
const respelled = (value: string, rule: string, expected: z.ZodType | undefined): string | undefined => {
  const own = bare(value);
  const spellings = [value.trim(), own, own.toUpperCase(), own.toLowerCase(), readDay(own) ?? value];
  if (rule === allowedId) return isId(asId(value)) ? asId(value) : undefined;
  return isPlainText(expected)
    ? undefined
    : spellings.find((spelling) => spelling !== value && expected?.safeParse(spelling).success);
};

const textBreach = (
  value: string,
  name: PropertyKey | undefined,
  rule: string,
  params: unknown,
): Breach | undefined => {
  if (rule === allowedNotEmpty) return { mend: `Write the text between the quotation marks: ${lineWith(name, '"…"')}` };
  const marked = rule === allowedPlain ? markIn(value) : undefined;
  if (marked) return { found: `${quote(value)}, with ${cut(marked.found)}`, mend: marked.mend };
  const unseen = rule === allowedSeen ? invisibleIn(value) : undefined;
  if (unseen) return { found: unseen.found, mend: String(peek(params, ['mend'])) };
  const most = peek(params, ['max']);
  const { length } = value.trim();
  return typeof most === 'number'
    ? { found: `${length} characters: ${quote(value)}`, mend: `Shorten it by ${length - most}.` }
    : undefined;
};

const sizeBreach = (value: unknown, name: PropertyKey | undefined, issue: z.core.$ZodIssue): Breach | undefined => {
  const { code, message } = issue;
  if (code !== 'too_small' && code !== 'too_big') return undefined;
  if (Array.isArray(value)) {
    const limit = Number(code === 'too_small' ? issue.minimum : issue.maximum);
    const found = entries(value.length);
    return code === 'too_small'
      ? { found, mend: `Add ${entries(limit - value.length)}, each on a line that starts with "- ".` }
      : { found, mend: `Remove or join entries, ${value.length - limit} of them.` };
  }
  return typeof value === 'number' ? { mend: `Write another number behind ${String(name)}: ${message}.` } : undefined;
};

/** What breaks a rule of the schema, and how to mend it; the rule's own advice where it has one. */
export const breachOf = (value: unknown, issue: z.core.$ZodIssue, expected: z.ZodType | undefined): Breach => {
  const name = issue.path.at(-1);
  const params = issue.code === 'custom' ? issue.params : undefined;
  const meant = typeof value === 'string' ? respelled(value, issue.message, expected) : undefined;
  if (meant) return { nearest: meant, mend: `Write ${meant}.` };
  const own =
    typeof value === 'string' ? textBreach(value, name, issue.message, params) : sizeBreach(value, name, issue);
  if (own) return own;
  const mend = peek(params, ['mend']);
  return { mend: typeof mend === 'string' ? mend : `Write ${issue.message}.` };
};
