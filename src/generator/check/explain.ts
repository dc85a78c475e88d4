import { z } from 'zod';
import type { YamlSource } from '../content/yamlSource';
import { commentsInTexts } from './cutTexts';
import { breachOf } from './mendBreach';
import { mendGap, mendType } from './mendValue';
import { nearest } from './nearest';
import { dotted, peek } from './peek';
import { type Problem, quote } from './problem';
import { describeValue, schemaAt } from './schemaWords';
import { partedNumbers, shortenedNumbers } from './spelledNumbers';

/** `found` is the value as it stands in the file, where that says more: 9.800 is the number 9.8 by then. */
const wrongType = (path: readonly PropertyKey[], schema: z.ZodType, source: YamlSource): Problem => {
  const value = peek(source.value, path);
  const written = source.writtenAt(path);
  return {
    file: source.file,
    line: source.lineOf(path),
    field: dotted(path),
    found: typeof value === 'number' && written !== undefined ? written : quote(value),
    allowed: describeValue(schemaAt(schema, path)),
    mend: mendType(path, value, written, schema),
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
    return [{ ...base, allowed: describeValue(expected), mend: mendGap(issue.path, value, schema) }];
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
        mend: 'Write the key as facts.yaml must have it: small letters, digits and hyphens.',
      },
    ];
  return [{ ...base, allowed: issue.message, ...breachOf(value, issue, expected) }];
};

type Held<Value> = { readonly value: Value } | { readonly problems: readonly Problem[] };

/** Of a file without fields nothing else is said: each of them is missing for one reason. */
const withoutFields = (schema: z.ZodType, { file, lineOf }: YamlSource): Problem => ({
  file,
  line: lineOf([]),
  field: 'whole file',
  found: 'no fields',
  allowed: describeValue(schema),
  mend: 'Write the fields; a record made with npm run new, or another of the same kind, shows how.',
});

/** Holds parsed YAML against a schema. */
export const holdAgainst = <Schema extends z.ZodType>(schema: Schema, source: YamlSource): Held<z.infer<Schema>> => {
  if (source.value === undefined || source.value === null) return { problems: [withoutFields(schema, source)] };
  const result = schema.safeParse(source.value);
  const issues = result.error?.issues ?? [];
  // Of a text where a list should stand nothing is said about its length, and nothing about the first digits of a number
  // whose others are told.
  const parted = issues
    .filter(({ code }) => code === 'unrecognized_keys')
    .flatMap(({ path }) => partedNumbers(path, source).map(({ problem }) => problem.field));
  const isFollowing = ({ code, path }: z.core.$ZodIssue): boolean =>
    parted.includes(dotted(path)) ||
    (code !== 'invalid_type' &&
      issues.some((other) => other.code === 'invalid_type' && dotted(other.path) === dotted(path)));
  const problems = [
    ...commentsInTexts(schema, source),
    ...issues.filter((issue) => !isFollowing(issue)).flatMap((issue) => explainIssue(issue, schema, source)),
    ...shortenedNumbers(schema, source).map((path) => wrongType(path, schema, source)),
  ];
  return result.success && problems.length === 0 ? { value: result.data } : { problems };
};
