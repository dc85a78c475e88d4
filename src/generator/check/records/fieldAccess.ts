/**
 * Looks into values of which nothing is known yet. Rules between fields read what they need this way, so that a problem
 * in one field never hides a problem in another.
 */

export type Path = readonly PropertyKey[];

/** A path as problems name it: `treatments.0.price`. */
export const dotted = (path: Path): string =>
  path.length === 0 ? 'whole file' : path.map((part) => (part === '' ? '""' : String(part))).join('.');

/** Value at a path of own fields, or undefined. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, part) =>
      inner && typeof inner === 'object' && Object.hasOwn(inner, part)
        ? (inner as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );

/** The text at a path; undefined where nothing or something else stands there. An empty text is a text. */
export const textAt = (value: unknown, ...path: Path): string | undefined => {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : undefined;
};

/** The number at a path; undefined where nothing or something else stands there. */
export const numberAt = (value: unknown, ...path: Path): number | undefined => {
  const found = valueAt(value, path);
  return typeof found === 'number' ? found : undefined;
};

/** Entries of the list at a path; none where there is no list. */
export const listAt = (value: unknown, ...path: Path): readonly unknown[] => {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
};

/** Field names below a path; undefined where there are no fields. */
export const namesAt = (value: unknown, ...path: Path): readonly string[] | undefined => {
  const found = valueAt(value, path);
  return found && typeof found === 'object' && !Array.isArray(found) ? Object.keys(found) : undefined;
};

/** Every text in a value, with its path. */
export const textsIn = (value: unknown, path: Path = []): { readonly path: Path; readonly text: string }[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!value || typeof value !== 'object') return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, isList ? Number(name) : name]));
};
