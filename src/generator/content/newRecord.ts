import { z } from 'zod';
import { languages } from '../../facts/locales';
import { required } from '../../schemas/describe';
import type { ContentKind } from '../../schemas/kinds';

/** Example entries of `offers` are called offer-1, offer-2, those of `keyFeatures` key-feature-1. */
const keyOf = (list: string, index: number): string =>
  `${list.replace(/s$/, '').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}-${index + 1}`;

const fewest = (schema: z.ZodArray): number => {
  const { minItems = 1 } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return Math.max(1, minItems);
};

const keysOf = (facts: z.ZodObject, list: string): string[] => {
  const schema = (facts.shape as Record<string, z.ZodType>)[list];
  return schema instanceof z.ZodArray ? Array.from({ length: fewest(schema) }, (_, index) => keyOf(list, index)) : [];
};

const below = (facts: z.ZodObject, name: string, schema: z.ZodType, indent: string): string[] => {
  if (schema instanceof z.ZodObject) return fields(facts, schema, indent);
  if (schema instanceof z.ZodRecord)
    return keysOf(facts, name).flatMap((key) => [
      `${indent}${key}:`,
      ...below(facts, key, schema.valueType as z.ZodType, `${indent}  `),
    ]);
  if (!(schema instanceof z.ZodArray)) return [];
  const { element } = schema;
  return Array.from({ length: fewest(schema) }, (_, index) => {
    if (!(element instanceof z.ZodObject)) return [`${indent}-`];
    const [first = '', second = '', ...others] = fields(facts, element, `${indent}  `).map((text) =>
      text.replace(/^(\s*key:)$/, `$1 ${keyOf(name, index)}`),
    );
    // The comment of the first field goes above the dash, so that the dash is directly before a field.
    return [first.replace(/^ {2}/, ''), second.replace(/^( *) {2}/, '$1- '), ...others];
  }).flat();
};

/** A field with a comment from its schema and no value. */
const field = (facts: z.ZodObject, name: string, schema: z.ZodType, indent: string): string[] => {
  const inner = required(schema);
  const comment = `${indent}# ${schema.description ?? inner.description ?? ''}`;
  // An optional field is commented out, ready to be uncommented.
  if (inner !== schema && !schema.meta()?.isSetIfNew) return [comment, `${indent}# ${name}:`];
  const value = inner instanceof z.ZodBoolean ? ' true' : '';
  return [comment, `${indent}${name}:${value}`, ...below(facts, name, inner, `${indent}  `)];
};

const fields = (facts: z.ZodObject, schema: z.ZodObject, indent: string): string[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inner]) =>
    field(facts, name, inner, indent),
  );

/** Texts of a new record, by file name: every field has a comment and no value, so the check names what is missing. */
export const newRecord = ({ facts, words, text }: ContentKind): Readonly<Record<string, string>> => ({
  'facts.yaml': `${fields(facts, facts, '').join('\n')}\n`,
  ...Object.fromEntries(
    languages.map((language) => [
      `words.${language}.md`,
      `---\n${fields(facts, words, '').join('\n')}\n# Below the next line: ${text}\n---\n`,
    ]),
  ),
});
