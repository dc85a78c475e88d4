import { z } from 'zod';
import { exampleOf, isPlainText, messagesOf, required, withFields } from '../../../schemas/describe';
import type { Path } from './fieldAccess';

const fieldsOf = (schema: z.ZodObject): Readonly<Record<PropertyKey, z.ZodType>> => schema.shape;

/** The schema at a path of field names; undefined where the path leads nowhere. */
export const schemaAt = (schema: z.ZodType, path: Path): z.ZodType | undefined => {
  let current: z.ZodType | undefined = required(schema);
  for (const part of path) {
    const parent: z.ZodType | undefined = current && withFields(current);
    if (parent instanceof z.ZodObject) current = fieldsOf(parent)[part];
    else if (parent instanceof z.ZodArray) current = parent.element as z.ZodType;
    else if (parent instanceof z.ZodRecord) current = parent.valueType as z.ZodType;
    else return undefined;
    current = current && required(current);
  }
  return current;
};

/** Whether the field at a path may be left out. */
export const isOptionalAt = (schema: z.ZodType, path: Path): boolean => {
  const parent = schemaAt(schema, path.slice(0, -1));
  const name = path.at(-1);
  return name !== undefined && parent instanceof z.ZodObject && fieldsOf(parent)[name] instanceof z.ZodOptional;
};

/** What a field accepts, in a writer's words. */
export const describeValue = (schema: z.ZodType | undefined): string => {
  if (schema instanceof z.ZodUnion) return (schema.options as readonly z.ZodType[]).map(describeValue).join(', or ');
  if (schema instanceof z.ZodEnum) return schema.options.join(', ');
  if (schema instanceof z.ZodLiteral) return [...schema.values].join(', ');
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

/** A line as it may appear in the file, with an example when the schema has one: `founded: 2009`. */
export const exampleLine = (schema: z.ZodType, path: Path): string => {
  const name = path.at(-1);
  const field = schemaAt(schema, path);
  const start = typeof name === 'number' ? '-' : `${String(name)}:`;
  if (field instanceof z.ZodRecord || field instanceof z.ZodObject) return start;
  const list = typeof name === 'number' ? schemaAt(schema, path.slice(0, -1)) : undefined;
  const example = (list && exampleOf(list)?.replace(/^\[|\]$/g, '')) ?? (field && exampleOf(field));
  return `${start} ${example ?? '"…"'}`;
};
