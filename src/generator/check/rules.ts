import { allowedId, isId } from '../../schemas/fields';
import type { YamlSource } from '../content/yamlSource';
import { asId, nearest } from './nearest';
import { dotted, peek, peekKeys, peekList, peekText } from './peek';
import { type Problem, quote } from './problem';
import type { Reading } from './readRecord';

/** Rules that several kinds of record share. Each returns what is wrong. */

/** A value must be one of a list that the schema cannot know. */
export const oneOf = (
  source: YamlSource,
  path: readonly PropertyKey[],
  value: string,
  allowed: readonly string[],
  what: string,
): Problem[] => {
  if (allowed.includes(value)) return [];
  const meant = nearest(value, allowed);
  return [
    {
      file: source.file,
      line: source.lineOf(path),
      field: dotted(path),
      found: quote(value),
      allowed: `${what}: ${allowed.join(', ')}`,
      ...(meant && { nearest: meant }),
      mend: meant ? `Write ${meant}.` : 'Use one of the allowed values.',
    },
  ];
};

/** Keys that facts.yaml lists below a field. */
export const keysBelow = (facts: YamlSource, field: string): string[] =>
  peekList(facts.value, field).flatMap((entry) => peekText(entry, 'key') ?? []);

const repeatedKeys = (facts: YamlSource, field: string): Problem[] => {
  const keys = peekList(facts.value, field).map((entry) => peekText(entry, 'key'));
  return keys.flatMap((key, index) =>
    key === undefined || keys.indexOf(key) === index
      ? []
      : [
          {
            file: facts.file,
            line: facts.lineOf([field, index, 'key']),
            field: `${field}.${index}.key`,
            found: `${quote(key)} a second time`,
            allowed: 'each key once',
            mend: 'Give one of the two another key.',
          },
        ],
  );
};

/** Words under a key that facts.yaml does not list: meant is one that still lacks its words, never one that has them. */
const unlistedKey = (
  source: YamlSource,
  path: readonly [field: string, key: string],
  keys: readonly string[],
  lacking: readonly string[],
): Problem => {
  const [field, key] = path;
  const meant = nearest(key, lacking);
  const free = lacking.length > 0 ? `, or give it the name of a key that has no words yet: ${lacking.join(', ')}` : '';
  return {
    file: source.file,
    line: source.lineOf(path),
    field: dotted(path),
    found: `the key ${quote(key)}, which facts.yaml does not list`,
    allowed: `the keys of ${field} in facts.yaml: ${keys.join(', ')}`,
    ...(meant && { nearest: meant }),
    mend: meant ? `Write ${meant}.` : `Remove it with its words, or list it in facts.yaml${free}.`,
  };
};

/**
 * Keys listed in facts.yaml and keys of the words must be the same, in every language. Where a key of facts.yaml is
 * missing or none, it has a problem of its own, and words that stand under the right one are not blamed for it.
 */
export const sameKeys = ({ facts, words }: Reading, field: string): Problem[] => {
  if (!facts) return [];
  const listed = peekList(facts.value, field).map((entry) => peekText(entry, 'key'));
  const keys = listed.filter((key) => key !== undefined && isId(key)) as string[];
  const isSure = listed.length > 0 && keys.length === listed.length;
  const unequal = words.flatMap((source) => {
    const present = peekKeys(source.value, field);
    if (!present) return [];
    const lacking = keys.filter((key) => !present.includes(key));
    const missing = lacking.map((key) => {
      const meant = nearest(
        key,
        present.filter((name) => !keys.includes(name)),
      );
      return {
        file: source.file,
        line: source.lineOf([field]),
        field: `${field}.${key}`,
        found: 'nothing',
        allowed: `words for each key of facts.yaml: ${keys.join(', ')}`,
        ...(meant && { nearest: meant }),
        mend: meant ? `Write "${key}" instead of "${meant}".` : `Add the words for "${key}" below ${field}.`,
      };
    });
    const unlisted = isSure ? present.filter((key) => !keys.includes(key)) : [];
    return [...missing, ...unlisted.map((key) => unlistedKey(source, [field, key], keys, lacking))];
  });
  return [...repeatedKeys(facts, field), ...unequal];
};

interface Claim {
  readonly value: string;
  readonly file: string;
  readonly line: number;
}

/** A fact that no two records of a kind may share. */
export const unique = (readings: readonly Reading[], path: readonly string[], what: string): Problem[] => {
  const first = new Map<string, Claim>();
  return readings.flatMap(({ facts }) => {
    const value = peek(facts?.value, path);
    if (!facts || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const claim: Claim = { value: String(value), file: facts.file, line: facts.lineOf(path) };
    const earlier = first.get(claim.value);
    if (!earlier) {
      first.set(claim.value, claim);
      return [];
    }
    return [
      {
        file: claim.file,
        line: claim.line,
        field: path.join('.'),
        found: `${quote(value)}, already taken by ${earlier.file}:${earlier.line}`,
        allowed: `a ${what} that no other record has`,
        mend: `Choose another ${what} here or there.`,
      },
    ];
  });
};

/** The folder's name is the id and part of the address. */
export const folderName = (folder: string, id: string): Problem[] =>
  isId(id)
    ? []
    : [
        {
          file: folder,
          line: 1,
          field: 'folder name',
          found: quote(id),
          allowed: allowedId,
          mend: isId(asId(id)) ? `Rename the folder to ${asId(id)}.` : 'Rename the folder, for example "valle-alto".',
        },
      ];
