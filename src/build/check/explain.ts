import { z } from 'zod';
import type { YamlSource } from '../content/yamlSource';
import { nearest } from './nearest';
import { peek } from './peek';
import { type Problem, quote } from './problem';
import { describeValue, exampleValue, schemaAt } from './schemaWords';

const dotted = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? 'whole file' : path.map((part) => (part === '' ? '""' : String(part))).join('.');

const mendType = (name: string, value: unknown, expected: z.ZodType | undefined): string => {
  if (expected instanceof z.ZodString && (typeof value === 'number' || typeof value === 'boolean'))
    return `Put it into double quotes: ${name}: "${value}"`;
  if (expected instanceof z.ZodNumber && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()))
    return `Write it without quotes: ${name}: ${value.trim()}`;
  if (expected instanceof z.ZodNumber && expected.isInt && Number.isFinite(value))
    return `Write ${name}: ${Math.round(Number(value))}`;
  if (expected instanceof z.ZodArray)
    return `Write each entry on a line of its own that starts with "- ", below ${name}:`;
  if (expected instanceof z.ZodObject || expected instanceof z.ZodRecord)
    return `Write each field on a line of its own, two spaces further in, below ${name}:`;
  return `Write ${name}: ${exampleValue(expected)}`;
};

const mendSize = (value: unknown, params: unknown): string => {
  const own = peek(params, ['mend']);
  if (typeof own === 'string') return own;
  const most = peek(params, ['max']);
  if (typeof most === 'number' && typeof value === 'string') return `Shorten it by ${value.trim().length - most}.`;
  return 'Change the value so that it fits.';
};

const sized = (value: unknown, params: unknown): string =>
  typeof value === 'string' && peek(params, ['max']) !== undefined
    ? `${value.trim().length} characters: ${quote(value)}`
    : quote(value);

/** What one schema issue means for the writer: usually one problem, one for each field in the case of unknown fields. */
const explainIssue = (issue: z.core.$ZodIssue, schema: z.ZodType, source: YamlSource): Problem[] => {
  const field = dotted(issue.path);
  const name = String(issue.path.at(-1) ?? 'the file');
  const value = peek(source.value, issue.path);
  const expected = schemaAt(schema, issue.path);
  const base = { file: source.file, line: source.lineOf(issue.path), field, found: quote(value) };

  if (issue.code === 'unrecognized_keys') {
    const known = expected instanceof z.ZodObject ? Object.keys(expected.shape) : [];
    return issue.keys.map((key) => {
      const meant = nearest(key, known);
      const path = [...issue.path, key];
      return {
        ...base,
        line: source.lineOf(path),
        field: dotted(path),
        found: `the unknown field ${quote(key)}`,
        allowed: known.join(', '),
        ...(meant && { nearest: meant }),
        mend: meant
          ? `Write "${meant}" instead of ${quote(key)}.`
          : `Remove ${quote(key)}, or move it where it belongs.`,
      };
    });
  }
  if (value === undefined || value === null)
    return [
      {
        ...base,
        allowed: describeValue(expected),
        mend:
          value === undefined
            ? `Add the field: ${name}: ${exampleValue(expected)}`
            : `Write a value behind the name: ${name}: ${exampleValue(expected)}`,
      },
    ];
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.map(String);
    const meant = nearest(String(value), allowed);
    return [
      {
        ...base,
        allowed: allowed.join(', '),
        ...(meant && { nearest: meant }),
        mend: meant ? `Write ${meant}.` : 'Use one of the allowed values.',
      },
    ];
  }
  if (issue.code === 'invalid_type')
    return [{ ...base, allowed: describeValue(expected), mend: mendType(name, value, expected) }];
  if (issue.code === 'invalid_key')
    return [
      {
        ...base,
        found: `the key ${quote(name)}`,
        allowed: issue.issues[0]?.message ?? 'a key of facts.yaml',
        mend: 'Write the key as in facts.yaml.',
      },
    ];
  const params = issue.code === 'custom' ? issue.params : undefined;
  return [{ ...base, found: sized(value, params), allowed: issue.message, mend: mendSize(value, params) }];
};

export type Held<Value> = { readonly value: Value } | { readonly problems: readonly Problem[] };

/** Holds parsed YAML against a schema. */
export const holdAgainst = <Schema extends z.ZodType>(schema: Schema, source: YamlSource): Held<z.infer<Schema>> => {
  const result = schema.safeParse(source.value ?? {});
  if (result.success) return { value: result.data };
  return { problems: result.error.issues.flatMap((issue) => explainIssue(issue, schema, source)) };
};
