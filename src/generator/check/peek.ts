/**
 * Looks into values of which nothing is known yet. Rules between fields read what they need this way, so that an error
 * in one field never hides what is wrong with another.
 */

/** A path as problems name it: `treatments.0.price`. */
export const dotted = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? 'whole file' : path.map((part) => (part === '' ? '""' : String(part))).join('.');

/** Value at a path of own fields, or undefined. */
export const peek = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, part) =>
      inner && typeof inner === 'object' && Object.hasOwn(inner, part)
        ? (inner as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );

/** The text at a path; undefined where nothing or no text stands there. An empty text is a text. */
export const peekText = (value: unknown, ...path: readonly PropertyKey[]): string | undefined => {
  const found = peek(value, path);
  return typeof found === 'string' ? found : undefined;
};

/** The number at a path; undefined where nothing stands there, or a number written as text. */
export const peekNumber = (value: unknown, ...path: readonly PropertyKey[]): number | undefined => {
  const found = peek(value, path);
  return typeof found === 'number' ? found : undefined;
};

/** Entries of a list; none where there is no list. */
export const peekList = (value: unknown, ...path: readonly PropertyKey[]): readonly unknown[] => {
  const found = peek(value, path);
  return Array.isArray(found) ? found : [];
};

/** Field names below a path, or undefined where there are no fields. */
export const peekKeys = (value: unknown, ...path: readonly PropertyKey[]): readonly string[] | undefined => {
  const found = peek(value, path);
  return found && typeof found === 'object' && !Array.isArray(found) ? Object.keys(found) : undefined;
};

/** Deeper than any field lies: a value may contain itself. */
const DEEPEST = 8;

/** Every text in a value, with its path. */
export const textsIn = (
  value: unknown,
  path: readonly PropertyKey[] = [],
): { readonly path: readonly PropertyKey[]; readonly text: string }[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!value || typeof value !== 'object' || path.length > DEEPEST) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, isList ? Number(name) : name]));
};
