import { nearest } from '../../../routes/nearest';
import { isId } from '../../../schemas/fields';
import type { ContentKindName } from '../../../schemas/kinds';
import { isWrongIn, type Problem, quote } from '../../content/problem';
import { type FieldPath, listAt, namesAt, textAt, valueAt } from '../../content/records/fieldAccess';
import type { ParsedRecord, WordsSource } from '../../content/records/readRecord';
import type { YamlSource } from '../../content/records/yamlSource';
import type { RuleContext } from '../rule';

export const keysIn = (facts: YamlSource, field: string): string[] =>
  listAt(facts.value, field).flatMap((entry) => textAt(entry, 'key') ?? []);

/**
 * List entries whose key an earlier entry already has.
 * @param unlisted keys that words have and facts.yaml lacks: one of them may be meant
 */
export function* repeatedKeys(facts: YamlSource, field: string, unlisted: readonly string[] = []): Iterable<Problem> {
  const keys = listAt(facts.value, field).map((entry) => textAt(entry, 'key'));
  for (const [index, key] of keys.entries())
    if (key !== undefined && keys.indexOf(key) !== index)
      yield facts.problemAt([field, index, 'key'], {
        found: `${quote(key)} a second time`,
        allowed: 'each key once',
        fix:
          unlisted.length > 0
            ? `Change this key: the words have ${unlisted.join(', ')}.`
            : 'Give one of the two a different key.',
      });
}

function* differentKeys(words: WordsSource, field: string, keys: readonly string[]): Iterable<Problem> {
  const present = namesAt(words.value, field);
  if (!present) return;
  const unknown = present.filter((key) => !keys.includes(key));
  const lacking = keys.filter((key) => !present.includes(key));
  const allowed = `the keys of ${field} in facts.yaml: ${keys.join(', ')}`;
  // One of each: the key was renamed in one of the two files.
  const renamed = lacking.length === 1 && unknown.length === 1 ? lacking[0] : undefined;
  const meantBy = (key: string): string | undefined => nearest(key, lacking) ?? renamed;
  for (const key of lacking)
    if (!unknown.some((other) => meantBy(other) === key))
      yield words.problemAt([field, key], {
        found: 'nothing',
        allowed,
        fix: `Add the words for "${key}" below ${field}.`,
      });
  for (const key of unknown) {
    // Never suggest a key that already has words.
    const meant = meantBy(key);
    yield words.problemAt([field, key], {
      found: `the key ${quote(key)}, which facts.yaml does not list`,
      allowed,
      nearest: meant,
      fix: meant
        ? `Write "${meant}" instead of ${quote(key)}, or ${quote(key)} in facts.yaml if that is right.`
        : 'Remove it with its words, or list it in facts.yaml.',
    });
  }
}

/** The keys in facts.yaml and in the words of every language must be the same. */
export const sameKeys = (...fields: readonly string[]) =>
  function* ({ facts, words, problems }: ParsedRecord): Iterable<Problem> {
    for (const field of fields.filter((each) => !isWrongIn(problems, facts, each))) {
      const listed = listAt(facts.value, field).map((entry) => textAt(entry, 'key') ?? '');
      // A missing or wrong key has its own problem.
      if (listed.length === 0 || !listed.every(isId)) continue;
      const unlisted = words
        .flatMap((source) => namesAt(source.value, field) ?? [])
        .filter((key) => !listed.includes(key));
      yield* repeatedKeys(facts, field, [...new Set(unlisted)]);
      // The words of the key that was meant are right.
      if (new Set(listed).size < listed.length && unlisted.length > 0) continue;
      for (const source of words) yield* differentKeys(source, field, listed);
    }
  };

/** Facts that must be unique among the records of a kind. */
export const unique = (kind: ContentKindName, ...paths: readonly FieldPath[]) =>
  function* (all: RuleContext['all']): Iterable<Problem> {
    for (const path of paths) {
      const first = new Map<unknown, YamlSource>();
      for (const { facts } of all[kind]) {
        const value = valueAt(facts.value, path);
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        const earlier = first.get(value);
        if (earlier)
          yield facts.problemAt(path, {
            found: `${quote(value)}, already taken by ${earlier.file}:${earlier.lineOf(path)}`,
            allowed: 'a value that no other record has',
            fix: 'Choose another value here or there.',
          });
        else first.set(value, facts);
      }
    }
  };
