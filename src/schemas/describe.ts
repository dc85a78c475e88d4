import { z } from 'zod';
import { allowedNotEmpty, allowedPlain, allowedSeen, allowedValue } from './fields';

export interface FieldNote {
  /** `experts[].name` for each entry of a list, `offers.<key>.name` for each key. */
  readonly path: string;
  readonly isOptional: boolean;
  readonly about: string;
  /** What the value must be: type, lengths, ranges, choices. */
  readonly limits: string;
  /**
   * An example as it may follow the name; empty when only the writer's own words fit, or when the field contains
   * fields.
   */
  readonly example: string;
}

/** Applies to every text, so it is said once above the list instead of in each row. */
const UNSAID = new Set([allowedNotEmpty, allowedPlain, allowedSeen, allowedValue]);

/** A schema without its optional wrapper. */
export const required = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? required(schema.unwrap() as z.ZodType) : schema;

/** When a value may be fields or a fixed word, the fields. */
export const withFields = (schema: z.ZodType): z.ZodType => {
  const inner = required(schema);
  const options = inner instanceof z.ZodUnion ? (inner.options as readonly z.ZodType[]) : [];
  return options.find((option) => option instanceof z.ZodObject) ?? inner;
};

/** See the comment of ./fields. */
export interface FormRules {
  readonly pattern?: string;
  readonly max?: number;
  readonly min?: number;
  readonly lines?: number;
  readonly format?: 'date';
}

export type Check = z.core.$ZodCheck<never>;

/** What a rule allows, in its own words. */
export const messageOf = (check: Check): string | undefined => {
  const { error } = check._zod.def;
  if (typeof error !== 'function') return undefined;
  const said = (error as (issue: object) => unknown)({});
  if (typeof said === 'string') return said;
  const message = said && typeof said === 'object' && 'message' in said ? said.message : undefined;
  return typeof message === 'string' ? message : undefined;
};

/** What a schema's rules allow, in their own words, except what applies to every text. */
const messagesOf = (schema: z.ZodType): string[] =>
  // Descriptions say what is required between an object's fields.
  (schema instanceof z.ZodObject ? [] : ((schema._zod.def.checks ?? []) as readonly Check[])).flatMap((check) => {
    const message = messageOf(check);
    // The example has its own column.
    return message && !UNSAID.has(message) ? [message.replace(/, for example .*/, '')] : [];
  });

const typeWords = (schema: z.ZodType): string[] => {
  if (schema instanceof z.ZodEnum) return [schema.options.join(', ')];
  if (schema instanceof z.ZodLiteral) return [[...schema.values].join(', ')];
  if (schema instanceof z.ZodUnion)
    return [
      (schema.options as readonly z.ZodType[])
        .flatMap((option) => typeWords(option)[0] ?? 'the fields below')
        .join(', or '),
    ];
  if (schema instanceof z.ZodBoolean) return ['true or false'];
  if (schema instanceof z.ZodNumber) return schema.isInt ? [] : ['a number'];
  if (schema instanceof z.ZodArray) return ['a list'];
  if (schema instanceof z.ZodRecord) return ['the keys of facts.yaml'];
  return [];
};

export const limitsOf = (schema: z.ZodType): string[] => [...typeWords(schema), ...messagesOf(schema)];

/** What a schema's rules say in `params` for forms. Later rules come before earlier ones. */
export const formRulesOf = (schema: z.ZodType): FormRules =>
  Object.assign(
    {},
    ...((schema._zod.def.checks ?? []) as readonly Check[]).map(({ _zod: { def } }) => {
      if ('params' in def) return def.params;
      return 'pattern' in def && def.pattern instanceof RegExp ? { pattern: def.pattern.source } : {};
    }),
  );

/** Whether a field holds the writer's own words, as opposed to an id, date, address or code. */
export const isPlainText = (schema: z.ZodType | undefined): boolean =>
  schema instanceof z.ZodString &&
  ((schema._zod.def.checks ?? []) as readonly Check[]).some((check) => messageOf(check) === allowedPlain);

const takes = (schema: z.ZodType, right: string, wrong: string): boolean =>
  schema instanceof z.ZodString && schema.safeParse(right).success && !schema.safeParse(wrong).success;

/** An example value as YAML; undefined when only the writer's own words fit. */
export const exampleOf = (field: z.ZodType): string | undefined => {
  const schema = required(field);
  const own = field.meta()?.example ?? schema.meta()?.example;
  const example = typeof own === 'string' || typeof own === 'number' ? String(own) : undefined;
  if (schema instanceof z.ZodArray) {
    const entry = example ?? exampleOf(schema.element as z.ZodType);
    return entry && `[${entry}]`;
  }
  if (example) return example;
  if (schema instanceof z.ZodEnum) return String(schema.options[0]);
  if (schema instanceof z.ZodLiteral) return String(schema.value);
  if (schema instanceof z.ZodUnion) return exampleOf(schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodBoolean) return 'true';
  if (schema instanceof z.ZodNumber) return '1';
  if (takes(schema, '2026-06-01', '2026-06-31')) return '"2026-06-01"';
  if (takes(schema, 'valle-alto', 'Valle Alto')) return 'valle-alto';
  return undefined;
};

/**
 * Describes one field for writers.
 * @throws for a field without a description: a mistake in src/schemas
 */
export const noteOf = (path: string, field: z.ZodType): FieldNote => {
  const schema = required(field);
  const about = field.description ?? schema.description;
  if (!about) throw new Error(`The field ${path} has no description: write one into its schema.`);
  const entry = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
  const limits = [...limitsOf(schema), ...(entry ? limitsOf(entry) : [])];
  return {
    path,
    isOptional: field instanceof z.ZodOptional,
    about,
    limits: [...new Set(limits)].join('; '),
    example: exampleOf(field) ?? '',
  };
};

const inner = (path: string, schema: z.ZodType): FieldNote[] => {
  if (schema instanceof z.ZodUnion) return inner(path, withFields(schema));
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
      const own = path ? `${path}.${name}` : name;
      return [noteOf(own, field), ...inner(own, required(field))];
    });
  if (schema instanceof z.ZodArray) return inner(`${path}[]`, schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) return inner(`${path}.<key>`, schema.valueType as z.ZodType);
  return [];
};

/**
 * Every field of a schema in declaration order, each object before its own fields.
 * @throws for a field without a description: a mistake in src/schemas
 */
export const fieldNotes = (schema: z.ZodObject): FieldNote[] => inner('', schema);
