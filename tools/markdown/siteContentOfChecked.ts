import type { Content } from '../../src/generator/check/checkContent';
import type { CheckedRecord } from '../../src/generator/content/record';
import { type ContentRecord, type SiteContent, siteContentOf } from '../../src/generator/content/siteContent';
import { transformMarkdown } from './transformMarkdown';

type Checked = CheckedRecord<object, object>;

const withHtml = async (record: Checked): Promise<ContentRecord<object, object>> => ({
  ...record,
  trees: {
    en: (await transformMarkdown(record.body.en)).htmlAst,
    es: (await transformMarkdown(record.body.es)).htmlAst,
  },
});

/** Checked content as a build has it, without Gatsby: its texts go through the same plugin. */
export const siteContentOfChecked = async (content: Content): Promise<SiteContent> => {
  const all = (records: readonly Checked[]) => Promise.all(records.map(withHtml));
  const records = {
    clinic: await all(content.clinics),
    'care-option': await all(content.careOptions),
    procedure: await all(content.procedures),
    testimonial: await all(content.testimonials),
    page: await all(content.pages),
  };
  return siteContentOf((kind) => records[kind]);
};
