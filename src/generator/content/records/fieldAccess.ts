/** Reads values before they are checked, so that a problem in one field never hides a problem in another. */

export type FieldPath = readonly PropertyKey[];

/** A path as problems show it: `offers.0.price`. */
export const dotted = (path: FieldPath): string =>
  path.length === 0 ? 'whole file' : path.map((part) => (part === '' ? '""' : String(part))).join('.');

export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, part) =>
      inner && typeof inner === 'object' && Object.hasOwn(inner, part) ? Reflect.get(inner, part) : undefined,
    value,
  );

const typedAt =
  <Type>(isType: (value: unknown) => value is Type) =>
  (value: unknown, ...path: FieldPath): Type | undefined => {
    const found = valueAt(value, path);
    return isType(found) ? found : undefined;
  };

/** The text or number at a path; undefined when there is none. A text may be empty. */
export const textAt = typedAt((value) => typeof value === 'string');
export const numberAt = typedAt((value) => typeof value === 'number');

/** The entries of the list at a path; empty when there is no list. */
export const listAt = (value: unknown, ...path: FieldPath): readonly unknown[] => {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
};

/** The field names below a path; undefined when there are no fields. */
export const namesAt = (value: unknown, ...path: FieldPath): readonly string[] | undefined => {
  const found = valueAt(value, path);
  return found && typeof found === 'object' && !Array.isArray(found) ? Object.keys(found) : undefined;
};

/** Every path in a value that matches a pattern, with what is there. `*` stands for each entry of a list. */
export const matchesIn = (
  value: unknown,
  [name, ...rest]: readonly string[],
  path: FieldPath = [],
): { readonly path: FieldPath; readonly value: unknown }[] => {
  if (name === undefined) return [{ path, value: valueAt(value, path) }];
  if (name !== '*') return matchesIn(value, rest, [...path, name]);
  return listAt(value, ...path).flatMap((_entry, index) => matchesIn(value, rest, [...path, index]));
};

/** Every value that contains no others, with its path. */
export const leavesIn = (
  value: unknown,
  path: FieldPath = [],
): { readonly path: FieldPath; readonly value: unknown }[] => {
  if (!value || typeof value !== 'object') return [{ path, value }];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) => leavesIn(inner, [...path, isList ? Number(name) : name]));
};

/** Every text in a value, with its path. */
export const textsIn = (value: unknown): { readonly path: FieldPath; readonly text: string }[] =>
  leavesIn(value).flatMap((leaf) => (typeof leaf.value === 'string' ? [{ path: leaf.path, text: leaf.value }] : []));
