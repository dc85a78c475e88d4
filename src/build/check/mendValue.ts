import { z } from 'zod';
import { readNumber } from './readNumber';
import { exampleValue, ONLY_WRITER_KNOWS, schemaAt } from './schemaWords';

/** How to mend a value of the wrong type. What the writer put there is read where it is clear, and never made up. */

const YES = /^(?:yes|y|on|sí|si|s|true|verdadero)$/i;
const NO = /^(?:no|n|off|false|falso)$/i;

/** A hint that ends with an example, said to be one: copied as it is, it would be a wrong fact. */
const withExample = (hint: string, name: string, expected: z.ZodType | undefined): string => {
  const example = exampleValue(expected);
  return example === ONLY_WRITER_KNOWS ? `${hint}: ${name}: ${example}` : `${hint}, for example ${name}: ${example}`;
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
  return value === undefined
    ? withExample('Add the field', String(name), expected)
    : withExample('Write a value behind the name', String(name), expected);
};

const mendNumber = (name: string, value: unknown, written: string, expected: z.ZodNumber): string => {
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(written) && expected.safeParse(Number(written)).success)
    return `Write it without quotes: ${name}: ${written}`;
  const isWhole = Boolean(expected.isInt);
  // Only what rules a reading out by itself: degrees have decimals and end at 180, prices have none.
  const fits = (value: number): boolean => (isWhole ? Number.isInteger(value) : expected.safeParse(value).success);
  const meant = readNumber(written, fits);
  if (meant !== undefined) return `Write ${name}: ${meant}`;
  return isWhole
    ? withExample('Write only the digits of one whole number', name, expected)
    : withExample('Write one number with a decimal point', name, expected);
};

const mendBoolean = (name: string, written: string): string => {
  if (YES.test(written)) return `Write ${name}: true`;
  if (NO.test(written)) return `Write ${name}: false`;
  return `Write ${name}: true or ${name}: false.`;
};

/**
 * What to write instead of a value of the wrong type.
 * @param written the value as it stands in the file
 */
export const mendType = (
  name: string,
  value: unknown,
  written: string | undefined,
  expected: z.ZodType | undefined,
): string => {
  const text = (written ?? String(value)).trim();
  if (expected instanceof z.ZodString && (typeof value === 'number' || typeof value === 'boolean'))
    return `Put it into double quotes: ${name}: "${text}"`;
  if (expected instanceof z.ZodArray)
    return `Write each entry on a line of its own that starts with "- ", below ${name}:`;
  if (expected instanceof z.ZodObject && name === '')
    return 'Write the fields, each on a line of its own: its name, a colon, a space and its value.';
  if (expected instanceof z.ZodObject || expected instanceof z.ZodRecord)
    return `Write each field on a line of its own, two spaces further in, below ${name}:`;
  if (expected instanceof z.ZodString && typeof value === 'object' && !Array.isArray(value))
    return 'Put the text into double quotes: a colon and a space in it make a field of it.';
  const isOne = typeof value !== 'object';
  if (expected instanceof z.ZodNumber && isOne) return mendNumber(name, value, text, expected);
  if (expected instanceof z.ZodBoolean && isOne) return mendBoolean(name, text);
  return withExample('Write one value', name, expected);
};
