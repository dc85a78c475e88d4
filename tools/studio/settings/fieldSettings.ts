import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { type FormRules, formRulesOf, isPlainText, noteOf, required, withFields } from '../../../src/schemas/describe';
import { allowedPlain } from '../../../src/schemas/fields';

/** Longer texts get a box of several lines. */
const LONGEST_ROW = 120;

/** Degrees of a place on earth have four digits, about ten meters. */
const SMALLEST_STEP = 0.0001;

/** Names that the form gives to what a record's schema calls nothing: the key of an entry, and its value where that is a text. */
export const keyName = 'key';
export const entryName = 'text';

/** How a field stands in a form, without what all fields have. */
type Control = Record<string, unknown> & { readonly widget: string };

/** "practisingSince" as "Practising since" */
export const labelOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** "offers.0.price.from" as the form shows it: "Offers › 1 › Price › From" */
export const placeOf = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : labelOf(part)))
    .join(' › ');

const isSetByCommand = (field: z.ZodType): boolean =>
  Boolean(field.meta()?.isSetByCommand ?? required(field).meta()?.isSetByCommand);

const patternOf = ({ pattern }: FormRules, message: string) =>
  pattern && { pattern: [new RegExp(pattern, 'u'), message] };

const textControl = (schema: z.ZodType, limits: string): Control => {
  const rules = formRulesOf(schema);
  const recordsOf = schema.meta()?.recordsOf;
  if (typeof recordsOf === 'string')
    return {
      widget: 'relation',
      collection: `${recordsOf}-facts`,
      value_field: '{{slug}}',
      display_fields: ['{{slug}}'],
    };
  if (rules.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const isLong = isPlainText(schema) && (!rules.lines || (rules.max ?? 0) > LONGEST_ROW);
  return {
    widget: isLong ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...(rules.min && { minlength: rules.min }),
    ...(rules.max && { maxlength: rules.max }),
    ...patternOf(rules, isPlainText(schema) ? allowedPlain : limits),
  };
};

const numberControl = (schema: z.ZodNumber): Control => ({
  widget: 'number',
  value_type: schema.isInt ? 'int' : 'float',
  ...(!schema.isInt && { step: SMALLEST_STEP }),
  ...(Number.isFinite(schema.minValue) && { min: schema.minValue }),
  ...(Number.isFinite(schema.maxValue) && { max: schema.maxValue }),
});

/** How many entries a list may have. */
const countsOf = (schema: z.ZodType): { readonly min?: number; readonly max?: number } =>
  Object.assign(
    {},
    ...(schema._zod.def.checks ?? []).map(({ _zod: { def } }) => ({
      ...('minimum' in def && { min: def.minimum }),
      ...('maximum' in def && { max: def.maximum }),
    })),
  );

const summaryOf = (names: readonly string[]): string =>
  `{{fields.${['name', 'title', 'label', keyName, ...names].find((name) => names.includes(name))}}}`;

const listOfFields = (fields: readonly Field[]): Control => ({
  widget: 'list',
  collapsed: 'auto',
  fields,
  summary: summaryOf(fields.map(({ name }) => name)),
});

const listControl = (schema: z.ZodArray, isTranslated: boolean, place: string): Control => {
  const element = schema.element as z.ZodType;
  const counts = countsOf(schema);
  if (element instanceof z.ZodEnum)
    return { widget: 'select', multiple: true, options: [...element.options], ...counts };
  if (element instanceof z.ZodObject)
    return { ...listOfFields(fieldSettingsOf(element, isTranslated, place)), ...counts };
  const note = noteOf(place, element.description ? element : element.describe('one entry'));
  const entry = {
    name: entryName,
    label: 'Entry',
    i18n: isTranslated,
    ...controlOf(element, isTranslated, place, note.limits),
  };
  return { widget: 'list', field: entry, ...counts };
};

const recordControl = (schema: z.ZodRecord, isTranslated: boolean, place: string): Control => {
  const value = schema.valueType as z.ZodType;
  const key = fieldOf(keyName, (schema.keyType as z.ZodType).describe('as in the facts'), isTranslated, place);
  const entries =
    value instanceof z.ZodObject
      ? fieldSettingsOf(value, isTranslated, place)
      : [fieldOf(entryName, value.description ? value : value.describe('the words'), isTranslated, place)];
  return listOfFields([key, ...entries]);
};

const controlOf = (schema: z.ZodType, isTranslated: boolean, place: string, limits: string): Control => {
  if (schema instanceof z.ZodString) return textControl(schema, limits);
  if (schema instanceof z.ZodNumber) return numberControl(schema);
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: [...schema.options] };
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (schema instanceof z.ZodArray) return listControl(schema, isTranslated, place);
  if (schema instanceof z.ZodRecord) return recordControl(schema, isTranslated, place);
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: fieldSettingsOf(schema, isTranslated, place) };
  if (isFieldsOrNone(schema))
    return { widget: 'object', fields: fieldSettingsOf(withFields(schema) as z.ZodObject, isTranslated, place) };
  throw new Error(
    `No field of the studio shows ${place}, ${schema.type}: say in tools/studio/settings/fieldSettings.ts what does.`,
  );
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/(?<![.”])$/, '.');

/** What a list of choices says by itself. */
const isChoice = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodEnum ||
  schema instanceof z.ZodBoolean ||
  (schema instanceof z.ZodArray && isChoice(schema.element as z.ZodType));

/** A choice between the word "none" and fields: fields that may be left out. */
export const isFieldsOrNone = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodUnion &&
  schema.options.length === 2 &&
  schema.options[0] instanceof z.ZodLiteral &&
  schema.options[0].value === 'none' &&
  schema.options[1] instanceof z.ZodObject;

/**
 * One field of the studio's form.
 * @param place the field's path, for messages
 * @throws for a type of schema that no field of the studio shows
 */
const fieldOf = (name: string, field: z.ZodType, isTranslated: boolean, place: string): Field => {
  const path = place ? `${place}.${name}` : name;
  const schema = required(field);
  const { about, limits, isOptional, example } = noteOf(path, field);
  const hint = (isChoice(schema) ? [about] : [about, limits, example && `for example ${example.replaceAll('"', '')}`])
    .filter(Boolean)
    .map(sentence);
  return {
    name,
    label: labelOf(name),
    hint: hint.join(' '),
    required: !(isOptional || isFieldsOrNone(schema)),
    i18n: isTranslated,
    ...controlOf(schema, isTranslated, path, limits),
  } as Field;
};

/**
 * The fields of an object's schema in their order, without those that a command sets.
 * @param isTranslated whether each language has its own value
 */
export const fieldSettingsOf = (schema: z.ZodObject, isTranslated: boolean, place = ''): Field[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([, field]) => !isSetByCommand(field))
    .map(([name, field]) => fieldOf(name, field, isTranslated, place));
