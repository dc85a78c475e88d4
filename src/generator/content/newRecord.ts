import { z } from 'zod';
import { languages } from '../../facts/locales';
import { required } from '../../schemas/describe';
import type { ContentKind } from '../../schemas/kinds';

/** Example entries of `treatments` are called treatment-1, treatment-2, those of `keyFeatures` key-feature-1. */
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

/** A field with a comment from its schema and no value. */
const field = (facts: z.ZodObject, name: string, schema: z.ZodType, indent: string): string[] => {
  const inner = required(schema);
  const about = schema.description ?? inner.description ?? '';
  const comment = `${indent}# ${about}`;
  const deeper = `${indent}  `;
  // An optional field is commented out, ready to be uncommented.
  if (inner !== schema) return [comment, `${indent}# ${name}:`];
  if (inner instanceof z.ZodBoolean) return [comment, `${indent}${name}: true`];
  if (inner instanceof z.ZodObject) return [comment, `${indent}${name}:`, ...fields(facts, inner, deeper)];
  if (inner instanceof z.ZodRecord) {
    const value = inner.valueType as z.ZodType;
    const entries = keysOf(facts, name).flatMap((key) =>
      value instanceof z.ZodObject
        ? [`${deeper}${key}:`, ...fields(facts, value, `${deeper}  `)]
        : [`${deeper}${key}:`],
    );
    return [comment, `${indent}${name}:`, ...entries];
  }
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const entries = Array.from({ length: fewest(inner) }, (_, index) => {
      if (!(element instanceof z.ZodObject)) return [`${deeper}-`];
      const [first = '', ...others] = fields(facts, element, `${deeper}  `).map((text) =>
        text.replace(/^(\s*key:)$/, `$1 ${keyOf(name, index)}`),
      );
      // The comment of the first field goes above the dash, so that the dash is directly before a field.
      return [first.replace(/^ {2}/, ''), (others[0] ?? '').replace(/^( *) {2}/, '$1- '), ...others.slice(1)];
    });
    return [comment, `${indent}${name}:`, ...entries.flat()];
  }
  return [comment, `${indent}${name}:`];
};

const fields = (facts: z.ZodObject, schema: z.ZodObject, indent: string): string[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inner]) =>
    field(facts, name, inner, indent),
  );

/**
 * Files of a new record: every field has a comment and no value, so the check names each missing value.
 * @returns texts by file name
 */
export const newRecord = ({ facts, words, text }: ContentKind): Readonly<Record<string, string>> => ({
  'facts.yaml': `${fields(facts, facts, '').join('\n')}\n`,
  ...Object.fromEntries(
    languages.map((language) => [
      `words.${language}.md`,
      `---\n${fields(facts, words, '').join('\n')}\n# Below the next line: ${text}\n---\n`,
    ]),
  ),
});
