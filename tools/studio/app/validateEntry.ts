import { z } from 'zod';
import { defaultLanguage, type Language, type Localized, languages, localize } from '../../../src/facts/locales';
import type { Problem } from '../../../src/generator/content/problem';
import { compareWithSchema } from '../../../src/generator/content/records/schemaWording';
import { yamlSource } from '../../../src/generator/content/records/yamlSource';
import { required } from '../../../src/schemas/describe';
import { nameOfLanguage } from '../../../src/schemas/fields';
import { type ContentKind, contentKinds, mayLack } from '../../../src/schemas/kinds';
import { meantBy } from '../files/format';
import { addedFields, collectionName, parts, type RecordPart } from '../settings/collections';
import { keyName, labelOf, placeOf } from '../settings/fieldSettings';

type Values = Readonly<Record<string, unknown>>;

/** What Sveltia tells of an entry that is about to be saved. */
export interface SavedEntry {
  readonly collection: string;
  readonly data: Values;
  readonly i18n: Readonly<Record<string, { readonly data: Values } | undefined>>;
}

const partOf = (name: string): { readonly kind: ContentKind; readonly part: RecordPart } => {
  for (const kind of Object.values<ContentKind>(contentKinds))
    for (const part of parts) if (collectionName(kind, part) === name) return { kind, part };
  throw new Error(`There is no collection ${name}.`);
};

const nameOf = (language: Language | undefined): string => (language ? ` (${nameOfLanguage(language)})` : '');

/** "Steps › 2 › Title (English): found …; allowed …. Fix." */
const told = (
  { field, found, allowed, fix }: Pick<Problem, 'field' | 'found' | 'allowed' | 'fix'>,
  language?: Language,
) => {
  return `${placeOf(field)}${nameOf(language)}: ${found}. Allowed: ${allowed}. ${fix}`;
};

const problemsOf = (kind: ContentKind, part: RecordPart, values: Values, language?: Language): string[] => {
  const compared = compareWithSchema(
    kind[part],
    yamlSource('', meantBy(kind, part, values), () => 1),
  );
  const texts =
    part === 'words' && String(values[addedFields.body] ?? '').trim() === ''
      ? [`Text${nameOf(language)}: nothing. ${kind.text}`]
      : [];
  return [...('problems' in compared ? compared.problems.map((problem) => told(problem, language)) : []), ...texts];
};

const keysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((entry: Values) => String(entry[keyName] ?? '')) : [];

/** Keys that stand twice: a file would keep the last alone. */
const twice = (name: string, values: Values, language: Language): string[] => {
  const keys = keysOf(values[name]);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))].map(
    (key) => `${labelOf(name)}${nameOf(language)}: "${key}" stands twice. Give one of them another key, or remove it.`,
  );
};

/** Keys that one language has and another lacks. */
const missing = (name: string, words: Localized<Values>, from: Language, to: Language): string[] =>
  keysOf(words[from][name])
    .filter((key) => !keysOf(words[to][name]).includes(key))
    .map(
      (key) =>
        `${labelOf(name)}: "${key}" is missing in ${nameOfLanguage(to)}. Add it there, or remove it in ${nameOfLanguage(from)}.`,
    );

const problemsOfKeys = (kind: ContentKind, words: Localized<Values>, written: readonly Language[]): string[] => {
  const translated = written.filter((language) => language !== defaultLanguage);
  return Object.entries(kind.words.shape as Record<string, z.ZodType>)
    .filter(([, field]) => required(field) instanceof z.ZodRecord)
    .flatMap(([name]) => [
      ...written.flatMap((language) => twice(name, words[language], language)),
      ...translated.flatMap((language) => missing(name, words, defaultLanguage, language)),
      ...translated.flatMap((language) => missing(name, words, language, defaultLanguage)),
    ]);
};

const COVER = /(^|\/)cover\.(?:svg|jpg|png)$/;

const problemsOfCover = (kind: ContentKind, values: Values): string[] =>
  !kind.hasCover || COVER.test(String(values[addedFields.cover] ?? ''))
    ? []
    : [
        `Cover: ${String(values[addedFields.cover] ?? 'nothing')}. Name the picture cover.svg, cover.jpg or cover.png, choose it again and replace the old one.`,
      ];

/** What keeps an entry from being saved, in the words of the check; undefined where nothing does. */
export const validateEntry = ({ collection, data, i18n }: SavedEntry): string | undefined => {
  const { kind, part } = partOf(collection);
  const words = localize((language) => (language === defaultLanguage ? data : (i18n[language]?.data ?? {})));
  const written = languages.filter(
    (language) => language === defaultLanguage || i18n[language] || !mayLack(kind, language),
  );
  const problems =
    part === 'facts'
      ? [...problemsOf(kind, part, data), ...problemsOfCover(kind, data)]
      : [
          ...written.flatMap((language) => problemsOf(kind, part, words[language], language)),
          ...problemsOfKeys(kind, words, written),
        ];
  return problems.length > 0 ? problems.join('\n\n') : undefined;
};
