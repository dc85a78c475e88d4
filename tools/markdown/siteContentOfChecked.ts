import { languages } from '../../src/facts/locales';
import {
  type CheckedRecord,
  type Content,
  type ContentRecord,
  collectionOf,
  type SiteContent,
  siteContentOf,
} from '../../src/generator/content/siteContent';
import { type ContentKindName, contentKindNames } from '../../src/schemas/kinds';
import { transformMarkdown } from './transformMarkdown';

type Checked = CheckedRecord<object, object>;

const withHtml = async (record: Checked): Promise<ContentRecord<object, object>> => ({
  ...record,
  trees: Object.fromEntries(
    await Promise.all(
      languages.map(async (language) => [language, (await transformMarkdown(record.body[language])).htmlAst]),
    ),
  ),
});

/** Checked content as a build has it, without Gatsby: its texts go through the same plugin. */
export const siteContentOfChecked = async (content: Content): Promise<SiteContent> => {
  const records = new Map<ContentKindName, readonly ContentRecord<object, object>[]>();
  for (const kind of contentKindNames) {
    const checked: readonly Checked[] = content[collectionOf(kind)];
    records.set(kind, await Promise.all(checked.map(withHtml)));
  }
  return siteContentOf((kind) => records.get(kind) ?? []);
};
