import { z } from 'zod';
import type { YamlSource } from '../content/yamlSource';
import { dotted, peek } from './peek';
import type { Problem } from './problem';
import { schemaAt } from './schemaWords';

/** Numbers written with separators, of which YAML makes other numbers without a word. */

/** The last one may have the currency behind it, the first one before it: "$9,800", "9,800 USD". */
const GROUP = /^\d{3}(?: ?[^\d\s]+)?$/;
const FIRST_GROUP = /^[^\d-]*\d{1,3}$/;

/** The field that YAML makes of a group of digits: 012 is named 12. */
const fieldOf = (group: string): string => (/^\d+$/.test(group) ? String(Number(group)) : group);

interface PartedNumber {
  /** Fields that are no fields, but the number's other digits. */
  readonly pieces: readonly string[];
  readonly problem: Problem;
}

/** `{ from: 9,800 }` is `from: 9` and a field named 800. */
export const partedNumbers = (path: readonly PropertyKey[], source: YamlSource): PartedNumber[] => {
  const names = source.namesAt(path);
  const isPiece = (name: string): boolean => GROUP.test(name) && peek(source.value, [...path, fieldOf(name)]) === null;
  return names.flatMap((name, index) => {
    const first = source.writtenAt([...path, name]) ?? '';
    const end = names.findIndex((other, place) => place > index && !isPiece(other));
    const pieces = names.slice(index + 1, end < 0 ? undefined : end);
    if (pieces.length === 0 || !FIRST_GROUP.test(first)) return [];
    const own = [...path, name];
    const problem = {
      file: source.file,
      line: source.lineOf(own),
      field: dotted(own),
      found: [first, ...pieces].join(','),
      allowed: 'digits without a comma; between { and } a comma begins the next field',
      mend: `Write ${name}: ${[first, ...pieces].join('').replace(/\D/g, '')}`,
    };
    return [{ pieces: pieces.map(fieldOf), problem }];
  });
};

/** Paths of a value's numbers, as deep as the schema goes: a value may contain itself. */
const numbersIn = (
  value: unknown,
  schema: z.ZodType | undefined,
  path: readonly PropertyKey[] = [],
): (readonly PropertyKey[])[] => {
  if (typeof value === 'number') return [path];
  if (!schema || !value || typeof value !== 'object') return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = isList ? Number(key) : key;
    return numbersIn(inner, schemaAt(schema, [name]), [...path, name]);
  });
};

/** Whole numbers that stand in the file as something else: `from: 10.000` passes for 10. */
export const shortenedNumbers = (schema: z.ZodType, source: YamlSource): (readonly PropertyKey[])[] =>
  numbersIn(source.value, schema).filter((path) => {
    const expected = schemaAt(schema, path);
    const isWhole = expected instanceof z.ZodNumber && expected.isInt && Number.isInteger(peek(source.value, path));
    return isWhole && !/^-?\d+$/.test(source.writtenAt(path) ?? '0');
  });
