import { z } from 'zod';
import { nearest } from '../../../routes/nearest';
import { exampleOf, isPlainText, limitsOf, required, withFields } from '../../../schemas/describe';
import { allowedId, allowedPlain, asId, isId } from '../../../schemas/fields';
import { invisibleIn } from '../../../schemas/invisible';
import { markIn } from '../../../schemas/plainText';
import { notIn, type Problem, type ProblemText, quote, writeNearest } from '../problem';
import { dotted, type FieldPath, listAt, namesAt, numberAt, textAt, valueAt } from './fieldAccess';
import type { YamlSource } from './yamlSource';

type Issue = z.core.$ZodIssue;
type UnknownKeys = z.core.$ZodIssueUnrecognizedKeys;

const fieldsOf = (schema: z.ZodObject): Readonly<Record<PropertyKey, z.ZodType>> => schema.shape;

/** The field at a path, with what makes it optional; undefined where the path leads nowhere. */
const schemaAt = (schema: z.ZodType, path: FieldPath): z.ZodType | undefined => {
  let current: z.ZodType | undefined = schema;
  for (const part of path) {
    const parent: z.ZodType | undefined = current && withFields(current);
    if (parent instanceof z.ZodObject) current = fieldsOf(parent)[part];
    else if (parent instanceof z.ZodArray) current = parent.element as z.ZodType;
    else if (parent instanceof z.ZodRecord) current = parent.valueType as z.ZodType;
    else return undefined;
  }
  return current;
};

/** What a field accepts, in a writer's words. */
const describeValue = (field: z.ZodType | undefined): string => {
  const schema = field && required(field);
  if (schema instanceof z.ZodUnion) return (schema.options as readonly z.ZodType[]).map(describeValue).join(', or ');
  if (schema instanceof z.ZodObject) return `fields: ${Object.keys(schema.shape).join(', ')}`;
  if (schema instanceof z.ZodRecord) return 'one entry per key of facts.yaml';
  const limits = schema ? [...new Set(limitsOf(schema))].join('; ') : '';
  return [isPlainText(schema) ? 'text' : '', limits].filter(Boolean).join(': ') || 'text';
};

/** A line as it may appear in the file, with an example when the schema has one: `founded: 2009`. */
const exampleLine = (schema: z.ZodType, path: FieldPath): string => {
  const name = path.at(-1);
  const field = schemaAt(schema, path);
  const start = typeof name === 'number' ? '-' : `${String(name)}:`;
  const inner = field && required(field);
  if (inner instanceof z.ZodRecord || inner instanceof z.ZodObject) return start;
  const list = typeof name === 'number' ? schemaAt(schema, path.slice(0, -1)) : undefined;
  const example = (list && exampleOf(list)?.replace(/^\[|\]$/g, '')) ?? (field && exampleOf(field));
  return `${start} ${example ?? '"…"'}`;
};

/** What to write instead of a value of the wrong type, by the expected type. */
const fixType = (field: z.ZodType | undefined, line: string, value: unknown): string => {
  const expected = field && required(field);
  if (expected instanceof z.ZodArray) return 'Write each entry on a separate line that starts with "- ".';
  if (expected instanceof z.ZodObject || expected instanceof z.ZodRecord)
    return 'Write each field on a separate line, two spaces further in: its name, a colon, a space and its value.';
  if (expected instanceof z.ZodNumber)
    return `Write the digits alone, without quotation marks, commas or units, for example ${line}`;
  if (expected instanceof z.ZodString)
    return Array.isArray(value)
      ? `Write the text right behind the colon, for example ${line}`
      : `Put the whole value into double quotes, for example ${line}`;
  return `Write ${describeValue(expected)}.`;
};

/** A whole value in the quotation marks of a word processor, of which YAML knows none. */
const TYPOGRAPHIC = /^[“”„«‘’‚‹"'](.*)[“”»‘’›"']$/su;

/** What is said of a value that would be right without the quotation marks around it; undefined for all others. */
const inTypographicQuotes = (value: unknown, field: z.ZodType | undefined): ProblemText | undefined => {
  const inner = typeof value === 'string' ? TYPOGRAPHIC.exec(value)?.[1]?.trim() : undefined;
  if (!inner || !field) return undefined;
  const isNumber = field.safeParse(Number(inner)).success;
  if (!isNumber && !field.safeParse(inner).success) return undefined;
  return {
    found: `${quote(value)}, with the quotation marks of a word processor`,
    allowed: isNumber ? describeValue(field) : 'straight quotation marks, "…"',
    fix: `Write ${isNumber ? inner : `"${inner}"`}.`,
  };
};

/** A value that is missing or of the wrong type. */
const wrongType = (path: FieldPath, value: unknown, schema: z.ZodType): ProblemText => {
  const field = schemaAt(schema, path);
  const line = exampleLine(schema, path);
  const finding = { found: quote(value), allowed: describeValue(field) };
  if (value === undefined) return { ...finding, fix: `Add the field, for example ${line}` };
  if (value !== null) return { ...finding, fix: fixType(field, line, value) };
  const write = field instanceof z.ZodOptional ? 'Remove the line, or write' : 'Write';
  return { ...finding, fix: `${write} a value, for example ${line}` };
};

/** A value of the right type that breaks a rule. The rule's own message says what is allowed. */
const brokenRule = (value: unknown, { message, ...issue }: Issue): ProblemText => {
  const params = issue.code === 'custom' ? issue.params : undefined;
  const rule = { found: quote(value), allowed: message, fix: textAt(params, 'fix') ?? `Write ${message}.` };
  if (Array.isArray(value)) return { ...rule, found: value.length === 1 ? 'one entry' : `${value.length} entries` };
  if (typeof value !== 'string') return rule;
  if (message === allowedId && isId(asId(value))) return { ...rule, ...writeNearest(asId(value), rule.fix) };
  const [length, most] = [value.trim().length, numberAt(params, 'max')];
  if (most !== undefined)
    return { ...rule, found: `${length} characters: ${quote(value)}`, fix: `Shorten it by ${length - most}.` };
  const mark = message === allowedPlain ? markIn(value) : undefined;
  if (mark) return { ...rule, found: `${quote(value)}, with ${mark.found}`, fix: mark.fix };
  return { ...rule, found: invisibleIn(value)?.found ?? rule.found };
};

/** A value that is none of those listed. */
const notListed = (value: unknown, listed: readonly string[], field: z.ZodType | undefined): ProblemText => {
  const write = listed.length === 1 ? `Write ${listed[0]}` : 'Use one of the allowed values';
  const otherwise = field instanceof z.ZodOptional ? `${write}, or remove the line.` : `${write}.`;
  return { ...notIn(listed, String(value), otherwise), found: quote(value) };
};

/** Fields of an object that its schema has. */
const namesIn = (parent: z.ZodType | undefined): string[] => {
  const fields = parent && withFields(parent);
  return fields instanceof z.ZodObject ? Object.keys(fields.shape) : [];
};

/** The missing field that an unknown one stands for: the nearest, or the only one when it is the only unknown one. */
const meantBy = (name: string, { path, keys }: UnknownKeys, issues: readonly Issue[], open: readonly string[]) => {
  const lacking = issues.filter(
    (other) => dotted(other.path.slice(0, -1)) === dotted(path) && open.includes(String(other.path.at(-1))),
  );
  const only = lacking.length === 1 && keys.length === 1 && !/^\d/.test(name) ? lacking[0]?.path.at(-1) : undefined;
  return nearest(name, open) ?? (only === undefined ? undefined : String(only));
};

const unknownField = (name: string, known: readonly string[], meant: string | undefined): ProblemText => ({
  found: `the unknown field ${quote(name)}`,
  allowed: known.join(', '),
  nearest: meant,
  // "9,800" between braces makes a field of its second half.
  fix: /^\d+$/.test(name)
    ? 'Join it to the number before it: write numbers without commas.'
    : meant === undefined
      ? `Remove ${quote(name)}, or move it where it belongs.`
      : `Write "${meant}" instead of ${quote(name)}.`,
});

const findingOf = (issue: Issue, value: unknown, schema: z.ZodType): ProblemText => {
  const quoted = inTypographicQuotes(value, schemaAt(schema, issue.path));
  if (quoted) return quoted;
  const field = schemaAt(schema, issue.path);
  const [inQuotes] =
    typeof value === 'number' && field && required(field) instanceof z.ZodString
      ? (field.safeParse(String(value)).error?.issues ?? [])
      : [];
  // 20260901 would be wrong in quotation marks, too.
  if (inQuotes) return brokenRule(value, inQuotes);
  if (value === undefined || value === null || issue.code === 'invalid_type' || issue.code === 'invalid_union')
    return wrongType(issue.path, value, schema);
  if (issue.code === 'invalid_value') return notListed(value, issue.values.map(String), schemaAt(schema, issue.path));
  if (issue.code === 'invalid_key')
    return {
      found: `the key ${quote(issue.path.at(-1))}`,
      allowed: issue.issues[0]?.message ?? 'a key of facts.yaml',
      fix: 'Write the key as in facts.yaml: small letters, digits and hyphens.',
    };
  return brokenRule(value, issue);
};

/** Fields that the schema has, and those of them that are not there. */
const fieldsAt = (path: FieldPath, schema: z.ZodType, source: YamlSource) => {
  const known = namesIn(schemaAt(schema, path));
  const present = namesAt(source.value, ...path) ?? [];
  return { known, open: known.filter((name) => !present.includes(name)) };
};

const explain = (issue: Issue, schema: z.ZodType, source: YamlSource, issues: readonly Issue[]): Problem[] => {
  const { path } = issue;
  const value = valueAt(source.value, path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => {
      const { known, open } = fieldsAt(path, schema, source);
      return source.problemAt([...path, name], unknownField(name, known, meantBy(name, issue, issues, open)));
    });
  if (issue.code === 'invalid_union' && value && typeof value === 'object') {
    // Show the fields that the writer began, not the fixed word.
    const errors = issue.errors.find(([first]) => first && (first.path.length > 0 || first.code !== 'invalid_value'));
    return (errors ?? []).flatMap((inner) =>
      explain({ ...inner, path: [...path, ...inner.path] }, schema, source, issues),
    );
  }
  return [source.problemAt(path, findingOf(issue, value, schema))];
};

/** So many fields are not forgotten: the file was cut off. */
const FEWEST_LOST = 3;
/** How the finding of such a file begins. What else is found in its record only follows. */
export const BREAKS_OFF = 'a file that lacks';

export const compareWithSchema = <Schema extends z.ZodType>(
  schema: Schema,
  source: YamlSource,
): { readonly value: z.infer<Schema> } | { readonly problems: readonly Problem[] } => {
  if (source.value === undefined || source.value === null) {
    const fix = 'Write the fields; a record made with npm run new, or another of the same kind, shows how.';
    return { problems: [source.problemAt([], { found: 'no fields', allowed: describeValue(schema), fix })] };
  }
  const result = schema.safeParse(source.value);
  if (result.success) return { value: result.data };
  const { issues } = result.error;
  // Without this, a text instead of a list would also be reported as too short.
  const isFollowing = ({ code, path }: Issue): boolean =>
    code !== 'invalid_type' &&
    issues.some((other) => other.code === 'invalid_type' && dotted(other.path) === dotted(path));
  /** The field is there under a misspelled name, which says what to write. */
  const isMisspelled = ({ path }: Issue): boolean =>
    valueAt(source.value, path) === undefined &&
    issues.some((other) => {
      if (other.code !== 'unrecognized_keys' || dotted(other.path) !== dotted(path.slice(0, -1))) return false;
      const { open } = fieldsAt(other.path, schema, source);
      return other.keys.some((name) => meantBy(name, other, issues, open) === path.at(-1));
    });
  const own = issues.filter((issue) => !isFollowing(issue) && !isMisspelled(issue));
  const last = (namesAt(source.value) ?? []).slice(-1);
  const end = dotted([...last, listAt(source.value, ...last).length - 1]);
  /** Fields that are not there, of the file or of its last entry, and entries below that one. */
  const lost = own.filter(({ code, path }) =>
    valueAt(source.value, path) === undefined
      ? path.length === 1 || dotted(path.slice(0, -1)) === end
      : code === 'too_small' && dotted(path) === dotted(last),
  );
  if (lost.length >= FEWEST_LOST) {
    const nameOf = ({ code, path }: Issue): string => `${code === 'too_small' ? 'more ' : ''}${dotted(path)}`;
    const names = lost.map(nameOf).join(', ');
    const fix = 'Restore the end of the file from git, or add these fields.';
    return {
      problems: [source.problemAt(last, { found: `${BREAKS_OFF}: ${names}`, allowed: describeValue(schema), fix })],
    };
  }
  return { problems: own.flatMap((issue) => explain(issue, schema, source, issues)) };
};
