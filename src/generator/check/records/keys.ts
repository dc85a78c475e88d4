import { nearest } from '../../../routes/nearest';
import { isId } from '../../../schemas/fields';
import { type Problem, quote, writeNearest } from '../report/problem';
import { listAt, namesAt, type Path, textAt, valueAt } from './fieldAccess';
import type { Reading, WordsSource } from './readRecord';
import { problemAt } from './schemaWording';
import type { YamlSource } from './yamlSource';

/** Reports a value that is not in a list which the schema cannot know. */
export const oneOf = (
  source: YamlSource,
  path: Path,
  value: string,
  allowed: readonly string[],
  what: string,
): Problem[] =>
  allowed.includes(value)
    ? []
    : [
        problemAt(source, path, {
          found: quote(value),
          allowed: `${what}: ${allowed.join(', ')}`,
          ...writeNearest(nearest(value, allowed), 'Use one of the allowed values.'),
        }),
      ];

/** Keys that facts.yaml lists below a field. */
export const keysIn = (facts: YamlSource, field: string): string[] =>
  listAt(facts.value, field).flatMap((entry) => textAt(entry, 'key') ?? []);

/** List entries whose key an earlier entry already has. */
export const repeatedKeys = (facts: YamlSource, field: string): Problem[] => {
  const keys = listAt(facts.value, field).map((entry) => textAt(entry, 'key'));
  return keys.flatMap((key, index) =>
    key === undefined || keys.indexOf(key) === index
      ? []
      : [
          problemAt(facts, [field, index, 'key'], {
            found: `${quote(key)} a second time`,
            allowed: 'each key once',
            fix: 'Give one of the two a different key.',
          }),
        ],
  );
};

const differentKeys = (words: WordsSource, field: string, keys: readonly string[]): Problem[] => {
  const present = namesAt(words.value, field);
  if (!present) return [];
  const unknown = present.filter((key) => !keys.includes(key));
  const lacking = keys.filter((key) => !present.includes(key));
  const allowed = `the keys of ${field} in facts.yaml: ${keys.join(', ')}`;
  return [
    ...lacking.map((key) => {
      const meant = nearest(key, unknown);
      const fix = meant ? `Write "${key}" instead of "${meant}".` : `Add the words for "${key}" below ${field}.`;
      return {
        ...problemAt(words, [field], { found: 'nothing', allowed, nearest: meant, fix }),
        field: `${field}.${key}`,
      };
    }),
    ...unknown.map((key) =>
      problemAt(words, [field, key], {
        found: `the key ${quote(key)}, which facts.yaml does not list`,
        allowed,
        // Never suggest a key that already has words.
        ...writeNearest(nearest(key, lacking), 'Remove it with its words, or list it in facts.yaml.'),
      }),
    ),
  ];
};

/** The keys in facts.yaml and in the words of every language must be the same. */
export const sameKeys =
  (...fields: readonly string[]) =>
  ({ facts, words }: Reading): Problem[] =>
    fields.flatMap((field) => {
      if (!facts) return [];
      const listed = listAt(facts.value, field).map((entry) => textAt(entry, 'key') ?? '');
      // A missing or wrong key has its own problem.
      if (listed.length === 0 || !listed.every(isId)) return [];
      return [...repeatedKeys(facts, field), ...words.flatMap((source) => differentKeys(source, field, listed))];
    });

/** A fact that must be unique among records. */
export const unique = (readings: readonly Reading[], path: Path): Problem[] => {
  const first = new Map<unknown, YamlSource>();
  return readings.flatMap(({ facts }) => {
    const value = valueAt(facts?.value, path);
    if (!facts || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const earlier = first.get(value);
    first.set(value, earlier ?? facts);
    if (!earlier) return [];
    return [
      problemAt(facts, path, {
        found: `${quote(value)}, already taken by ${earlier.file}:${earlier.lineOf(path)}`,
        allowed: 'a value that no other record has',
        fix: 'Choose another value here or there.',
      }),
    ];
  });
};
