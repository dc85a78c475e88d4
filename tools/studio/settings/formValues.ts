import { z } from 'zod';
import { isObject } from '../../../src/facts/isObject';
import { required, withFields } from '../../../src/schemas/describe';
import { entryName, isFieldsOrNone, keyName } from './fieldSettings';

type Fields = Record<string, unknown>;

/** Records by key as a list; the word "none" in place of fields as no fields. */
export const toForm = (field: z.ZodType, value: unknown): unknown => {
  const schema = required(field);
  if (isFieldsOrNone(schema)) return isObject(value) ? toForm(withFields(schema), value) : null;
  if (schema instanceof z.ZodRecord && isObject(value))
    return Object.entries(value).map(([key, entry]) => {
      const form = toForm(schema.valueType as z.ZodType, entry);
      return { [keyName]: key, ...(isObject(form) ? form : { [entryName]: form }) };
    });
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => toForm(schema.element as z.ZodType, entry));
  if (schema instanceof z.ZodObject && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => {
        const own = (schema.shape as Record<string, z.ZodType>)[name];
        return [name, own ? toForm(own, entry) : entry];
      }),
    );
  return value;
};

/** What a form leaves where nothing was written. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An optional mark that is not set stands in no file. */
const isUnsetMark = (field: z.ZodType, value: unknown): boolean =>
  field instanceof z.ZodOptional && required(field) instanceof z.ZodBoolean && value === false;

/** A form shows an optional list without entries where the file has none. */
const isUnfilledList = (field: z.ZodType, value: unknown): boolean =>
  field instanceof z.ZodOptional && Array.isArray(value) && value.length === 0;

const recordOf = (schema: z.ZodRecord, entries: readonly unknown[]): Fields => {
  const valueType = schema.valueType as z.ZodType;
  return Object.fromEntries(
    entries
      .filter(isObject)
      .map(({ [keyName]: key, ...fields }) => [
        String(key ?? ''),
        fromForm(valueType, valueType instanceof z.ZodObject ? fields : fields[entryName]),
      ]),
  );
};

const objectOf = (schema: z.ZodObject, value: Fields): Fields =>
  Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>)
      .map(([name, field]) => [name, fromForm(field, value[name])] as const)
      .filter(([, entry]) => entry !== undefined),
  );

/** The other way: what a form's values mean in a file. Fields stand in the order of the schema. */
export const fromForm = (field: z.ZodType, value: unknown): unknown => {
  const schema = required(field);
  if (isFieldsOrNone(schema)) return isObject(value) ? fromForm(withFields(schema), value) : 'none';
  if (isEmpty(value) || isUnsetMark(field, value) || isUnfilledList(field, value)) return undefined;
  if (schema instanceof z.ZodRecord) return recordOf(schema, Array.isArray(value) ? value : []);
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((entry) => fromForm(schema.element as z.ZodType, entry)) : value;
  if (schema instanceof z.ZodObject && isObject(value)) {
    const entries = objectOf(schema, value);
    // Optional fields of which none is filled in.
    return field instanceof z.ZodOptional && Object.keys(entries).length === 0 ? undefined : entries;
  }
  return value;
};
