import { z } from 'zod';
import { bare } from './bare';
import { readDay } from './readDay';
import { readNumber } from './readNumber';
import { exampleValue, isOptionalAt, ONLY_WRITER_KNOWS, schemaAt } from './schemaWords';

/** How to mend a value of the wrong type. What the writer put there is read where it is clear, and never made up. */

const YES = /^(?:yes|y|on|sí|si|s|true|verdadero)$/i;
const NO = /^(?:no|n|off|false|falso)$/i;

/** A line as it would stand in the file: a field with its value, or an entry of a list. */
export const lineWith = (name: PropertyKey | undefined, value: unknown): string =>
  typeof name === 'number' ? `- ${String(value)}` : `${String(name)}: ${String(value)}`;

/** A hint that ends with an example, said to be one: copied as it is, it would be a wrong fact. */
const withExample = (hint: string, name: PropertyKey, expected: z.ZodType | undefined): string => {
  const example = exampleValue(expected);
  const line = lineWith(name, example);
  return example === ONLY_WRITER_KNOWS ? `${hint}: ${line}` : `${hint}, for example ${line}`;
};

/** How an entry of a list looks: the list's own example, or that of its entries. */
const exampleEntry = (list: z.ZodType | undefined): string => {
  const example = exampleValue(list).replace(/^\[|\]$/g, '');
  return example.startsWith('{') ? ONLY_WRITER_KNOWS : example;
};

/**
 * What to write where nothing stands.
 * @param value undefined where the field itself is missing, null where only its value is
 */
export const mendGap = (path: readonly PropertyKey[], value: unknown, schema: z.ZodType): string => {
  const name = path.at(-1);
  const expected = schemaAt(schema, path);
  if (typeof name === 'number')
    return `Write the entry behind its hyphen: - ${exampleEntry(schemaAt(schema, path.slice(0, -1)))}`;
  if (expected instanceof z.ZodRecord)
    return `${value === undefined ? 'Add the field and below' : 'Write below'} it each key of facts.yaml with its words, two spaces further in: ${String(name)}:`;
  if (value === undefined) return withExample('Add the field', String(name), expected);
  return isOptionalAt(schema, path)
    ? withExample('Remove the line, which may be left out, or write a value behind the name', String(name), expected)
    : withExample('Write a value behind the name', String(name), expected);
};

/** The minus sign of print, and dashes, which look like the hyphen of a keyboard and are none. */
const MINUS = /^[−–‐‑] ?(?=\d)/;

const mendNumber = (name: PropertyKey, value: unknown, written: string, expected: z.ZodNumber): string => {
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(written) && expected.safeParse(Number(written)).success)
    return `Write it without quotes: ${lineWith(name, written)}`;
  const isWhole = Boolean(expected.isInt);
  // Only what rules a reading out by itself: degrees have decimals and end at 180, prices have none.
  const fits = (value: number): boolean => (isWhole ? Number.isInteger(value) : expected.safeParse(value).success);
  const meant = readNumber(bare(written).replace(MINUS, '-'), fits);
  if (meant !== undefined)
    return `Write ${lineWith(name, meant)}${MINUS.test(written) ? ', with the hyphen of the keyboard in front' : ''}`;
  return isWhole
    ? withExample('Write only the digits of one whole number', name, expected)
    : withExample('Write one number with a decimal point', name, expected);
};

const mendBoolean = (name: PropertyKey, written: string): string => {
  if (YES.test(written)) return `Write ${lineWith(name, true)}`;
  if (NO.test(written)) return `Write ${lineWith(name, false)}`;
  return `Write ${lineWith(name, true)} or ${lineWith(name, false)}.`;
};

/** A number or a word that YAML reads as true or false, where text belongs. */
const mendText = (name: PropertyKey, text: string, expected: z.ZodString): string => {
  const day = readDay(text);
  const meant = [text, ...(day ? [day] : [])].find((spelling) => expected.safeParse(spelling).success);
  return meant === undefined
    ? withExample('Write what is allowed, in double quotes', name, expected)
    : `Put it into double quotes: ${lineWith(name, `"${meant}"`)}`;
};

/**
 * What to write instead of a value of the wrong type.
 * @param written the value as it stands in the file
 */
export const mendType = (
  path: readonly PropertyKey[],
  value: unknown,
  written: string | undefined,
  schema: z.ZodType,
): string => {
  const name = path.at(-1) ?? '';
  const expected = schemaAt(schema, path);
  const text = (written ?? String(value)).trim();
  const isOne = typeof value !== 'object';
  if (isOptionalAt(schema, path) && NO.test(text)) return 'Remove the line: what is not meant is left out.';
  if (expected instanceof z.ZodString && isOne && typeof value !== 'string') return mendText(name, text, expected);
  if (expected instanceof z.ZodArray)
    return `Write each entry on a line of its own that starts with "- ", below ${String(name)}:`;
  if (expected instanceof z.ZodObject && name === '')
    return 'Write the fields, each on a line of its own: its name, a colon, a space and its value.';
  if (expected instanceof z.ZodObject && typeof name === 'number')
    return `Write its fields in its place, each on a line of its own in the same column, the first behind the hyphen: - ${Object.keys(expected.shape)[0]}:`;
  if (expected instanceof z.ZodObject || expected instanceof z.ZodRecord)
    return `Write each field on a line of its own, two spaces further in, below ${String(name)}:`;
  if (expected instanceof z.ZodString && typeof value === 'object' && !Array.isArray(value))
    return 'Put the text into double quotes: a colon and a space in it, or braces around it, make a field of it.';
  if (expected instanceof z.ZodNumber && isOne) return mendNumber(name, value, text, expected);
  if (expected instanceof z.ZodBoolean && isOne) return mendBoolean(name, bare(text));
  return withExample('Write one value', name, expected);
};
