import { z } from 'zod';
import { nearest } from '../../../routes/nearest';
import { allowedId, allowedPlain, asId, isId } from '../../../schemas/fields';
import { invisibleIn } from '../../../schemas/invisible';
import { markIn } from '../../../schemas/plainText';
import { type Finding, type Problem, quote, writeNearest } from '../report/problem';
import { dotted, type Path, textAt, valueAt } from './fieldAccess';
import { describeValue, exampleLine, isOptionalAt, schemaAt } from './schemaFields';
import type { YamlSource } from './yamlSource';

type Issue = z.core.$ZodIssue;

/** A problem of the field at a path. */
export const problemAt = (source: YamlSource, path: Path, finding: Finding): Problem => ({
  file: source.file,
  line: source.lineOf(path),
  field: dotted(path),
  ...finding,
});

const withoutValue = (path: Path, value: unknown, schema: z.ZodType): Finding => {
  const line = exampleLine(schema, path);
  const leaveOut = isOptionalAt(schema, path) ? 'Remove the line, or write' : 'Write';
  return {
    found: 'nothing',
    allowed: describeValue(schemaAt(schema, path)),
    fix: value === undefined ? `Add the field, for example ${line}` : `${leaveOut} a value, for example ${line}`,
  };
};

/** What to write instead of a value of the wrong type, by the expected type. */
const fixType = (expected: z.ZodType | undefined, line: string): string => {
  if (expected instanceof z.ZodArray) return 'Write each entry on a separate line that starts with "- ".';
  if (expected instanceof z.ZodObject || expected instanceof z.ZodRecord)
    return 'Write each field on a separate line, two spaces further in: its name, a colon, a space and its value.';
  if (expected instanceof z.ZodNumber)
    return `Write the digits alone, without quotation marks, commas or units, for example ${line}`;
  if (expected instanceof z.ZodString) return `Put the whole value into double quotes, for example ${line}`;
  return `Write ${describeValue(expected)}.`;
};

const wrongType = (path: Path, value: unknown, schema: z.ZodType): Finding => {
  const expected = schemaAt(schema, path);
  return {
    found: quote(value),
    allowed: describeValue(expected),
    fix: fixType(expected, exampleLine(schema, path)),
  };
};

const listed = (value: unknown, values: readonly unknown[]): Finding => {
  const allowed = values.map(String);
  return {
    found: quote(value),
    allowed: allowed.join(', '),
    ...writeNearest(nearest(String(value), allowed), 'Use one of the allowed values.'),
  };
};

/** A value of the right type that breaks a rule. The rule's own message says what is allowed. */
const brokenRule = (value: unknown, { message, ...issue }: Issue): Finding => {
  const params = issue.code === 'custom' ? issue.params : undefined;
  const rule: Finding = {
    found: quote(value),
    allowed: message,
    fix: textAt(params, 'fix') ?? `Write ${message}.`,
  };
  if (Array.isArray(value)) return { ...rule, found: value.length === 1 ? 'one entry' : `${value.length} entries` };
  if (typeof value !== 'string') return rule;
  const most = valueAt(params, ['max']);
  const unseen = invisibleIn(value)?.found;
  const marked = message === allowedPlain ? markIn(value) : undefined;
  if (message === allowedId && isId(asId(value))) return { ...rule, ...writeNearest(asId(value), rule.fix) };
  if (typeof most === 'number')
    return {
      ...rule,
      found: `${value.trim().length} characters: ${quote(value)}`,
      fix: `Shorten it by ${value.trim().length - most}.`,
    };
  if (marked) return { ...rule, found: `${quote(value)}, with ${marked.found}`, fix: marked.fix };
  return unseen ? { ...rule, found: unseen } : rule;
};

const unknownField = (name: string, schema: z.ZodType | undefined): Finding => {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const meant = nearest(name, known);
  return {
    found: `the unknown field ${quote(name)}`,
    allowed: known.join(', '),
    nearest: meant,
    fix: meant
      ? `Write "${meant}" instead of ${quote(name)}.`
      : `Remove ${quote(name)}, or move it where it belongs; write numbers without commas.`,
  };
};

const explain = (issue: Issue, schema: z.ZodType, source: YamlSource): Problem[] => {
  const { path } = issue;
  const value = valueAt(source.value, path);
  const problem = (finding: Finding): Problem[] => [problemAt(source, path, finding)];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => problemAt(source, [...path, name], unknownField(name, schemaAt(schema, path))));
  if (value === undefined || value === null) return problem(withoutValue(path, value, schema));
  if (issue.code === 'invalid_union' && typeof value === 'object') {
    // Show the fields that the writer began, not the fixed word.
    const errors = issue.errors.find(([first]) => first && (first.path.length > 0 || first.code !== 'invalid_value'));
    return (errors ?? []).flatMap((inner) => explain({ ...inner, path: [...path, ...inner.path] }, schema, source));
  }
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return problem(wrongType(path, value, schema));
  if (issue.code === 'invalid_value') return problem(listed(value, issue.values));
  if (issue.code === 'invalid_key')
    return problem({
      found: `the key ${quote(path.at(-1))}`,
      allowed: issue.issues[0]?.message ?? 'a key of facts.yaml',
      fix: 'Write the key as in facts.yaml: small letters, digits and hyphens.',
    });
  return problem(brokenRule(value, issue));
};

/** Compares parsed YAML with its schema. */
export const compareWithSchema = <Schema extends z.ZodType>(
  schema: Schema,
  source: YamlSource,
): { readonly value: z.infer<Schema> } | { readonly problems: readonly Problem[] } => {
  if (source.value === undefined || source.value === null)
    return {
      problems: [
        problemAt(source, [], {
          found: 'no fields',
          allowed: describeValue(schema),
          fix: 'Write the fields; a record made with npm run new, or another of the same kind, shows how.',
        }),
      ],
    };
  const result = schema.safeParse(source.value);
  if (result.success) return { value: result.data };
  const { issues } = result.error;
  // Without this, a text instead of a list would also be reported as too short.
  const isFollowing = ({ code, path }: Issue): boolean =>
    code !== 'invalid_type' &&
    issues.some((other) => other.code === 'invalid_type' && dotted(other.path) === dotted(path));
  return { problems: issues.filter((issue) => !isFollowing(issue)).flatMap((issue) => explain(issue, schema, source)) };
};
