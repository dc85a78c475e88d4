import type { Root } from 'hast';
import type { z } from 'zod';
import type { Language } from '../../facts/locales';
import { type ContentKindName, contentKinds } from '../../schemas/kinds';

/** A record as pages are made of it. */
export interface ContentRecord<Facts, Words> {
  readonly id: string;
  /** Relative to the project. */
  readonly folder: string;
  readonly cover?: string;
  readonly facts: Facts;
  readonly words: Readonly<Record<Language, Words>>;
  /** Markdown without front matter. */
  readonly body: Readonly<Record<Language, string>>;
  /** The same as HTML's elements; not to be changed. */
  readonly trees: Readonly<Record<Language, Root>>;
  /** The language whose words were changed after both were said to agree; undefined where none is known to be newer. */
  readonly newerLanguage?: Language | undefined;
}

type Kinds = typeof contentKinds;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** All records of each kind, named after its folder: `careOptions`. Sorted by `order` where the kind has one, else by id. */
export type SiteContent = {
  readonly [Name in ContentKindName as CamelCase<Kinds[Name]['folder']>]: readonly ContentRecord<
    z.infer<Kinds[Name]['facts']>,
    z.infer<Kinds[Name]['words']>
  >[];
};

/** "care-options" gives "careOptions". */
export const collectionOf = (kind: ContentKindName): keyof SiteContent =>
  contentKinds[kind].folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as keyof SiteContent;

const orderOf = ({ facts }: ContentRecord<object, object>): number =>
  'order' in facts && typeof facts.order === 'number' ? facts.order : 0;

/** Records of every kind; the schemas have judged their facts and words, which is what gives them their types. */
export const siteContentOf = (
  recordsOf: (kind: ContentKindName) => readonly ContentRecord<object, object>[],
): SiteContent => {
  const names = Object.keys(contentKinds) as ContentKindName[];
  const sorted = (name: ContentKindName) =>
    [...recordsOf(name)].sort((a, b) => orderOf(a) - orderOf(b) || a.id.localeCompare(b.id));
  return Object.fromEntries(names.map((name) => [collectionOf(name), sorted(name)])) as unknown as SiteContent;
};
