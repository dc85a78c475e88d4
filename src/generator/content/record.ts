import type { Root } from 'mdast';
import type { Language } from '../../facts/locales';
import { contentKinds } from '../../schemas/kinds';

/** Kind of record = name of its folder below content/. */
export const recordKinds = Object.values(contentKinds).map(({ folder }) => folder);
export type RecordKind = (typeof recordKinds)[number];

/** Whether pages of a kind show a picture of their own. */
export const showsCover = (kind: RecordKind): boolean =>
  Object.values(contentKinds).some(({ folder, hasCover }) => folder === kind && hasCover);

/** A file as read, before anything is known to be right about it. */
export interface SourceFile {
  /** Relative to the project, with forward slashes: what errors name. */
  readonly file: string;
  readonly text: string;
}

/** `refused`: the file is there, but cannot be read; the reader has said why. */
export type ReadFile = SourceFile | 'refused';

export interface RawRecord {
  readonly kind: RecordKind;
  /** Folder name. */
  readonly id: string;
  /** Relative to the project. */
  readonly folder: string;
  readonly facts?: ReadFile;
  readonly words: Partial<Record<Language, ReadFile>>;
  /** Relative path of cover.jpg or cover.png. */
  readonly cover?: string;
}

/** A record that passed the check. Bodies are Markdown without front matter. */
export interface CheckedRecord<Facts, Words> {
  readonly id: string;
  readonly folder: string;
  readonly cover?: string;
  readonly facts: Facts;
  readonly words: Readonly<Record<Language, Words>>;
  readonly body: Readonly<Record<Language, string>>;
  /** The bodies as the check parsed them; not to be changed. */
  readonly trees: Readonly<Record<Language, Root>>;
}
