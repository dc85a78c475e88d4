import { z } from 'zod';
import type { YamlSource } from '../content/yamlSource';
import { nearest } from './nearest';
import { type Problem, quote } from './problem';

const dotted = (path: readonly PropertyKey[]): string => (path.length === 0 ? 'whole file' : path.map(String).join('.'));

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, part) => (inner && typeof inner === 'object' ? (inner as Record<PropertyKey, unknown>)[part] : undefined),
    value,
  );

/** Follows a path of field names through a schema. */
const schemaAt = (schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined => {
  let current: z.ZodType | undefined = schema;
  for (const part of path) {
    while (current instanceof z.ZodOptional) current = current.unwrap() as z.ZodType;
    if (current instanceof z.ZodObject) current = (current.shape as Record<PropertyKey, z.ZodType>)[part];
    else if (current instanceof z.ZodArray) current = current.element as z.ZodType;
    else if (current instanceof z.ZodRecord) current = current.valueType as z.ZodType;
    else return undefined;
  }
  while (current instanceof z.ZodOptional) current = current.unwrap() as z.ZodType;
  return current;
};

const describe = (schema: z.ZodType | undefined): string => {
  if (schema instanceof z.ZodEnum) return schema.options.join(', ');
  if (schema instanceof z.ZodString) return 'text';
  if (schema instanceof z.ZodNumber) return 'a number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodArray) return 'a list, each entry on a line that starts with "- "';
  if (schema instanceof z.ZodObject) return `fields: ${Object.keys(schema.shape).join(', ')}`;
  if (schema instanceof z.ZodRecord) return 'one entry per key of facts.yaml';
  return 'another value';
};

const sample = (schema: z.ZodType | undefined): string => {
  if (schema instanceof z.ZodEnum) return String(schema.options[0]);
  if (schema instanceof z.ZodNumber) return '1';
  if (schema instanceof z.ZodBoolean) return 'true';
  if (schema instanceof z.ZodString) return '"…"';
  return '…';
};

/** What one schema issue means for the writer: usually one problem, one for each field in the case of unknown fields. */
const explainIssue = (issue: z.core.$ZodIssue, schema: z.ZodType, source: YamlSource): Problem[] => {
  const field = dotted(issue.path);
  const name = String(issue.path.at(-1) ?? 'the file');
  const value = valueAt(source.value, issue.path);
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
        found: `the unknown field "${key}"`,
        allowed: known.join(', '),
        ...(meant && { nearest: meant }),
        mend: meant ? `Write "${meant}" instead of "${key}".` : `Remove "${key}", or move it where it belongs.`,
      };
    });
  }
  if (value === undefined)
    return [{ ...base, allowed: describe(expected), mend: `Add the field: ${name}: ${sample(expected)}` }];
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
    return [
      {
        ...base,
        allowed: describe(expected),
        mend: typeof value === 'object' ? `Write ${describe(expected)} here.` : `Write ${name}: ${sample(expected)}`,
      },
    ];
  if (issue.code === 'invalid_key')
    return [{ ...base, found: quote(name), allowed: 'small letters, digits, single hyphens', mend: 'Rename the key.' }];
  return [{ ...base, allowed: issue.message, mend: 'Change the value so that it fits.' }];
};

export type Parsed<Value> = { readonly value: Value } | { readonly problems: readonly Problem[] };

/** Holds parsed YAML against a schema. */
export const holdAgainst = <Schema extends z.ZodType>(schema: Schema, source: YamlSource): Parsed<z.infer<Schema>> => {
  const result = schema.safeParse(source.value ?? {});
  if (result.success) return { value: result.data };
  return { problems: result.error.issues.flatMap((issue) => explainIssue(issue, schema, source)) };
};
