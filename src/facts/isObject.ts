/** Whether a value has fields: no list, no text, not null. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list of objects with these fields. */
export const isListWith = (value: unknown, ...fields: readonly string[]): boolean =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && fields.every((field) => field in entry));
