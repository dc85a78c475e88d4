import type { Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import type { z } from 'zod';
import type { Language } from '../../facts/locales';
import { type ContentKindName, contentKindNames, contentKinds } from '../../schemas/kinds';

/** A record as pages use it; in the check its trees are Markdown. */
export interface ContentRecord<Facts, Words, Tree = Root> {
  readonly id: string;
  /** Relative to the project. */
  readonly folder: string;
  readonly cover?: string;
  readonly facts: Facts;
  readonly words: Readonly<Record<Language, Words>>;
  /** Markdown without front matter. */
  readonly body: Readonly<Record<Language, string>>;
  /** The same as a tree. Do not change it. */
  readonly trees: Readonly<Record<Language, Tree>>;
  /** The language whose words alone were changed after both were confirmed to agree, when there is one. */
  readonly newerLanguage?: Language | undefined;
  /** Languages in which it has no page: its words are missing there, and those of the default language stand in their place. */
  readonly lacks?: readonly Language[];
}

type Kinds = typeof contentKinds;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** All records of each kind, named after the folder (`careOptions`), by `order`, or by id where there is none. */
export type SiteContent<Tree = Root> = {
  readonly [Name in ContentKindName as CamelCase<Kinds[Name]['folder']>]: readonly ContentRecord<
    z.infer<Kinds[Name]['facts']>,
    z.infer<Kinds[Name]['words']>,
    Tree
  >[];
};

/** What the pages in a language show. A clinic without words in it is not there, nor is what its patients say. */
export const contentIn = (language: Language, content: SiteContent): SiteContent => {
  const isWhole = ({ lacks }: ContentRecord<object, object>): boolean => !lacks?.includes(language);
  const clinics = content.clinics.filter(isWhole);
  const told = content.testimonials.filter(({ facts }) => clinics.some(({ id }) => id === facts.clinic));
  return { ...content, clinics, testimonials: told.filter(isWhole) };
};

/** A record that passed the check, with its texts as the check parsed them. */
export type CheckedRecord<Facts, Words> = ContentRecord<Facts, Words, Markdown>;

export type Content = SiteContent<Markdown>;

/** "care-options" gives "careOptions". */
export const collectionOf = (kind: ContentKindName): keyof SiteContent =>
  contentKinds[kind].folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as keyof SiteContent;

const orderOf = ({ facts }: { readonly facts: object }): number =>
  'order' in facts && typeof facts.order === 'number' ? facts.order : 0;

/** Records of every kind. Their types are safe because the schemas have checked the facts and words. */
export const siteContentOf = <Tree>(
  recordsOf: (kind: ContentKindName) => readonly ContentRecord<object, object, Tree>[],
): SiteContent<Tree> => {
  const sorted = (name: ContentKindName) =>
    [...recordsOf(name)].sort((a, b) => orderOf(a) - orderOf(b) || a.id.localeCompare(b.id));
  return Object.fromEntries(
    contentKindNames.map((name) => [collectionOf(name), sorted(name)]),
  ) as unknown as SiteContent<Tree>;
};
