import { defaultLanguage, type Localized, localize } from '../../facts/locales';
import { translations } from './locales/translations';
import type { ContentRecord, SiteContent } from './siteContent';

export const draftMark: Localized = localize((language) => translations[language]('meta:draft'));

type Names = { readonly draft?: boolean | undefined; readonly name?: string };
type Named = ContentRecord<object, object>;

const marked = (record: Named): Named => {
  const facts: Names = record.facts;
  if (!facts.draft) return record;
  return {
    ...record,
    facts: { ...facts, ...(facts.name && { name: `${facts.name} ${draftMark[defaultLanguage]}` }) },
    words: localize((language) => {
      const words: Names = record.words[language];
      return { ...words, ...(words.name && { name: `${words.name} ${draftMark[language]}` }) };
    }),
  };
};

/** The content with a mark behind the name of each draft, wherever a page says it. */
export const withDraftMarks = (content: SiteContent): SiteContent =>
  Object.fromEntries(
    Object.entries(content).map(([kind, records]: [string, readonly Named[]]) => [kind, records.map(marked)]),
  ) as unknown as SiteContent;
