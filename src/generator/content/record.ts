import type { Root } from 'mdast';
import { contentKinds } from '../../schemas/kinds';
import type { ContentRecord, SiteContent } from './siteContent';

/** Kind of record = name of its folder below content/. */
export const recordKinds = Object.values(contentKinds).map(({ folder }) => folder);
export type RecordKind = (typeof recordKinds)[number];

/** Whether pages of a kind show their own picture. */
export const showsCover = (kind: RecordKind): boolean =>
  Object.values(contentKinds).some(({ folder, hasCover }) => folder === kind && hasCover);

/** A record that passed the check, with its texts as the check parsed them. */
export type CheckedRecord<Facts, Words> = ContentRecord<Facts, Words, Root>;

/** All records that passed the check. */
export type Content = SiteContent<Root>;
