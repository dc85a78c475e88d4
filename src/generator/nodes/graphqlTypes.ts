import { z } from 'zod';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** GraphQL names allow letters, digits and underscores only. */
const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** The type of one field. Types of nested objects are added to `types` first. */
const typeOf = (schema: z.core.$ZodType, name: string, types: string[]): string => {
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return 'String';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodArray) return `[${typeOf(schema.element, name, types)}!]`;
  if (schema instanceof z.ZodRecord || schema instanceof z.ZodUnion) return 'JSON';
  if (schema instanceof z.ZodObject) {
    types.push(...typesOf(name, schema));
    return name;
  }
  throw new Error(`${name}: no GraphQL type for a schema of the kind "${schema._zod.def.type}".`);
};

const fieldOf = (name: string, field: string, schema: z.core.$ZodType, types: string[]): string => {
  if (!FIELD_NAME.test(field)) throw new Error(`${name}: "${field}" cannot be the name of a GraphQL field.`);
  const isOptional = schema instanceof z.ZodOptional;
  const inner = isOptional ? schema.unwrap() : schema;
  return `  ${field}: ${typeOf(inner, name + capital(field), types)}${isOptional ? '' : '!'}`;
};

const typesOf = (name: string, schema: z.ZodObject): string[] => {
  const nested: string[] = [];
  const fields = Object.entries(schema.shape).map(([field, inner]) => fieldOf(name, field, inner, nested));
  return [...nested, `type ${name} @dontInfer {\n${fields.join('\n')}\n}`];
};

/**
 * Gatsby type definitions for a schema: its type, and one for each object in it, named after its path. Choices become
 * String, alternatives JSON. Required fields are non-null.
 * @throws for a mistake in src/schemas
 */
export const graphqlTypesOf = (name: string, schema: z.ZodObject): string => typesOf(name, schema).join('\n\n');
