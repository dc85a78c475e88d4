import { z } from 'zod';
import { exampleOf, isPlainText, messagesOf, required } from '../../schemas/describe';

/** Follows a path of field names through a schema. */
export const schemaAt = (schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined => {
  let current: z.ZodType | undefined = required(schema);
  for (const part of path) {
    if (current instanceof z.ZodObject) current = (current.shape as Record<PropertyKey, z.ZodType>)[part];
    else if (current instanceof z.ZodArray) current = current.element as z.ZodType;
    else if (current instanceof z.ZodRecord) current = current.valueType as z.ZodType;
    else return undefined;
    if (!current) return undefined;
    current = required(current);
  }
  return current;
};

/** Whether the field at a path may be left out. */
export const isOptionalAt = (schema: z.ZodType, path: readonly PropertyKey[]): boolean => {
  const parent = schemaAt(schema, path.slice(0, -1));
  const name = path.at(-1);
  return (
    name !== undefined &&
    parent instanceof z.ZodObject &&
    (parent.shape as Record<PropertyKey, z.ZodType>)[name] instanceof z.ZodOptional
  );
};

/** What a field takes, in a writer's words. */
export const describeValue = (schema: z.ZodType | undefined): string => {
  if (schema instanceof z.ZodEnum) return schema.options.join(', ');
  if (schema instanceof z.ZodString) {
    const rules = messagesOf(schema).join('; ');
    if (!isPlainText(schema)) return rules || 'text';
    return rules ? `text: ${rules}` : 'text';
  }
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'a whole number' : 'a number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodArray) return 'a list, each entry on a line that starts with "- "';
  if (schema instanceof z.ZodObject) return `fields: ${Object.keys(schema.shape).join(', ')}`;
  if (schema instanceof z.ZodRecord) return 'one entry per key of facts.yaml';
  return 'another value';
};

/** Stands for words that no schema can give an example of. */
export const ONLY_WRITER_KNOWS = '"…"';

/** A value as it may stand behind a field's name; "…" where only the writer knows. */
export const exampleValue = (field: z.ZodType | undefined): string => {
  const schema = field && required(field);
  if (schema instanceof z.ZodArray)
    return (field && exampleOf(field)) ?? `[${exampleValue(schema.element as z.ZodType)}]`;
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    return `{ ${fields.map(([name, inner]) => `${name}: ${exampleValue(inner)}`).join(', ')} }`;
  }
  return (field && exampleOf(field)) ?? ONLY_WRITER_KNOWS;
};
