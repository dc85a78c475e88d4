import { defaultLanguage, type Language, type Localized, localize } from '../../facts/locales';
import { translations } from './locales/translations';
import type { ContentRecord, SiteContent } from './siteContent';

export const draftMark: Localized = localize((language) => translations[language]('meta:draft'));

type Names = { readonly draft?: boolean | undefined; readonly name?: string; readonly title?: string };
type Named = ContentRecord<object, object>;

const marked = (record: Named): Named => {
  const facts: Names = record.facts;
  if (!facts.draft) return record;
  const markedIn = (names: Names, language: Language): Names => ({
    ...names,
    ...(names.name && { name: `${names.name} ${draftMark[language]}` }),
    ...(names.title && { title: `${names.title} ${draftMark[language]}` }),
  });
  return {
    ...record,
    facts: markedIn(facts, defaultLanguage),
    words: localize((language) => markedIn(record.words[language], language)),
  };
};

/** The content with a mark behind the name of each draft, wherever a page says it. */
export const withDraftMarks = (content: SiteContent): SiteContent =>
  Object.fromEntries(
    Object.entries(content).map(([kind, records]: [string, readonly Named[]]) => [kind, records.map(marked)]),
  ) as unknown as SiteContent;
