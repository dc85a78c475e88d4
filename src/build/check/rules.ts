import { type Language, languages } from '../../facts/locales';
import type { YamlSource } from '../content/yamlSource';
import { nearest } from './nearest';
import { type Problem, quote } from './problem';
import type { ParsedRecord } from './readRecord';

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
      field: path.map(String).join('.'),
      found: quote(value),
      allowed: `${what}: ${allowed.join(', ')}`,
      ...(meant && { nearest: meant }),
      mend: meant ? `Write ${meant}.` : 'Use one of the allowed values.',
    },
  ];
};

/** Keys listed in facts.yaml and keys of the words must be the same, in every language. */
export const sameKeys = <Facts, Words>(
  { record, factsSource, wordsSource }: ParsedRecord<Facts, Words>,
  field: string,
  keys: readonly string[],
  wordsOf: (words: Words) => Readonly<Record<string, unknown>>,
): Problem[] => {
  const repeated = keys.flatMap((key, index) =>
    keys.indexOf(key) === index
      ? []
      : [
          {
            file: factsSource.file,
            line: factsSource.lineOf([field, index, 'key']),
            field: `${field}.${index}.key`,
            found: `${quote(key)} a second time`,
            allowed: 'each key once',
            mend: 'Give one of the two another key.',
          },
        ],
  );
  const unequal = languages.flatMap((language: Language) => {
    const source = wordsSource[language];
    const present = Object.keys(wordsOf(record.words[language]));
    const missing = keys
      .filter((key) => !present.includes(key))
      .map((key) => ({
        file: source.file,
        line: source.lineOf([field]),
        field: `${field}.${key}`,
        found: 'nothing',
        allowed: `words for each key of facts.yaml: ${keys.join(', ')}`,
        mend: `Add the words for "${key}" below ${field}.`,
      }));
    const unknown = present.flatMap((key) => oneOf(source, [field, key], key, keys, `the keys of ${field} in facts.yaml`));
    return [...missing, ...unknown];
  });
  return [...repeated, ...unequal];
};

export interface Claim {
  readonly value: string;
  readonly file: string;
  readonly line: number;
  readonly field: string;
}

/** Values that must be unique over all records of a kind. */
export const unique = (claims: readonly Claim[], what: string): Problem[] => {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const earlier = first.get(claim.value);
    if (!earlier) {
      first.set(claim.value, claim);
      return [];
    }
    return [
      {
        file: claim.file,
        line: claim.line,
        field: claim.field,
        found: `${quote(claim.value)}, already taken by ${earlier.file}:${earlier.line}`,
        allowed: `a ${what} that no other record has`,
        mend: `Choose another ${what} here or there.`,
      },
    ];
  });
};

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_ID = 60;

/** The folder's name is the id and part of the address. */
export const folderName = (folder: string, id: string): Problem[] =>
  ID.test(id) && id.length <= LONGEST_ID
    ? []
    : [
        {
          file: folder,
          line: 1,
          field: 'folder name',
          found: quote(id),
          allowed: `small letters a to z, digits and single hyphens, at most ${LONGEST_ID} characters`,
          mend: 'Rename the folder, for example "valle-alto".',
        },
      ];
