import { z } from 'zod';
import type { YamlSource } from '../content/yamlSource';
import { mendType, withExample } from './mendValue';
import { nearest } from './nearest';
import { dotted, peek } from './peek';
import { type Problem, quote } from './problem';
import { describeValue, schemaAt } from './schemaWords';
import { partedNumbers, shortenedNumbers } from './spelledNumbers';

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

/** `found` is the value as it stands in the file, where that says more: 9.800 is the number 9.8 by then. */
const wrongType = (path: readonly PropertyKey[], schema: z.ZodType, source: YamlSource): Problem => {
  const name = String(path.at(-1) ?? 'the file');
  const value = peek(source.value, path);
  const expected = schemaAt(schema, path);
  const written = source.writtenAt(path);
  return {
    file: source.file,
    line: source.lineOf(path),
    field: dotted(path),
    found: typeof value === 'number' && written !== undefined ? written : quote(value),
    allowed: describeValue(expected),
    mend: mendType(name, value, written, expected),
  };
};

const unknownFields = (
  path: readonly PropertyKey[],
  unknown: readonly string[],
  expected: z.ZodType | undefined,
  source: YamlSource,
): Problem[] => {
  const known = expected instanceof z.ZodObject ? Object.keys(expected.shape) : [];
  const parted = partedNumbers(path, source);
  return [
    ...parted.map(({ problem }) => problem),
    ...unknown
      .filter((key) => !parted.some(({ pieces }) => pieces.includes(key)))
      .map((key) => {
        const meant = nearest(key, known);
        const own = [...path, key];
        return {
          file: source.file,
          line: source.lineOf(own),
          field: dotted(own),
          found: `the unknown field ${quote(key)}`,
          allowed: known.join(', '),
          ...(meant && { nearest: meant }),
          mend: meant
            ? `Write "${meant}" instead of ${quote(key)}.`
            : `Remove ${quote(key)}, or move it where it belongs.`,
        };
      }),
  ];
};

/** What one schema issue means for the writer: usually one problem, one for each field in the case of unknown fields. */
const explainIssue = (issue: z.core.$ZodIssue, schema: z.ZodType, source: YamlSource): Problem[] => {
  const field = dotted(issue.path);
  const name = String(issue.path.at(-1) ?? 'the file');
  const value = peek(source.value, issue.path);
  const expected = schemaAt(schema, issue.path);
  const base = { file: source.file, line: source.lineOf(issue.path), field, found: quote(value) };

  if (issue.code === 'unrecognized_keys') return unknownFields(issue.path, issue.keys, expected, source);
  if (value === undefined || value === null)
    return [
      {
        ...base,
        allowed: describeValue(expected),
        mend:
          value === undefined
            ? withExample('Add the field', name, expected)
            : withExample('Write a value behind the name', name, expected),
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
  if (issue.code === 'invalid_type') return [wrongType(issue.path, schema, source)];
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
  const problems = [
    ...(result.error?.issues ?? []).flatMap((issue) => explainIssue(issue, schema, source)),
    ...shortenedNumbers(schema, source).map((path) => wrongType(path, schema, source)),
  ];
  return result.success && problems.length === 0 ? { value: result.data } : { problems };
};
