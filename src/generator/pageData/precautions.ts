import type { Language } from '../../facts/locales';
import type { PrecautionList } from '../../schemas/precaution';
import type { Source } from '../../schemas/sources';
import { citedIn } from './citations';
import type { CareOptionRecord, PrecautionRecord, ProcedureRecord, ViewContext } from './context';

type Page = ProcedureRecord | CareOptionRecord;

/** The precautions that a record names. Throws for one that does not exist, which the check refuses. */
const precautionsOf = ({ facts }: Page, { content }: Pick<ViewContext, 'content'>): readonly PrecautionRecord[] =>
  (facts.precautions ?? []).map((id) => {
    const found = content.precautions.find((precaution) => precaution.id === id);
    if (!found) throw new Error(`No precaution "${id}"; the check should have refused it.`);
    return found;
  });

const own = (words: Page['words'][Language]): Partial<{ [List in PrecautionList]: readonly string[] | undefined }> => ({
  ...('medicines' in words && { medicines: words.medicines }),
  ...('notFor' in words && { notFor: words.notFor }),
  now: words.help?.now,
  sameDay: words.help?.sameDay,
});

/** A list as its page shows it: that of its precautions, then its own. */
export const listOf = (
  list: PrecautionList,
  record: Page,
  language: Language,
  context: Pick<ViewContext, 'content'>,
): readonly string[] => [
  ...precautionsOf(record, context).flatMap(({ words }) => words[language][list] ?? []),
  ...(own(record.words[language])[list] ?? []),
];

/** The same on the doctor's sheet, where each record may say its own part shorter and in the first person. */
export const sheetLinesOf = (
  list: 'medicines' | 'notFor',
  record: ProcedureRecord,
  language: Language,
  context: Pick<ViewContext, 'content'>,
): readonly string[] => {
  const parts = [...precautionsOf(record, context), record];
  return parts.flatMap(({ words }) => words[language].sheet?.[list] ?? words[language][list] ?? []);
};

/** The sources of a record, and those that the lists of its precautions on its page cite, each once. */
export const allSources = (
  record: Page,
  { content, language }: Pick<ViewContext, 'content' | 'language'>,
): readonly Source[] => {
  const ofPrecautions = precautionsOf(record, { content }).flatMap(({ facts, words }) => {
    const { medicines = [], notFor = [], now = [], sameDay = [] } = words[language];
    // Care options leave the medicines to their procedures.
    const shown = [...('careOption' in record.facts ? medicines : []), ...notFor, ...now, ...sameDay];
    const cited = new Set(shown.flatMap(citedIn));
    return (facts.sources ?? []).filter(({ key }) => cited.has(key));
  });
  return [
    ...new Map([...(record.facts.sources ?? []), ...ofPrecautions].map((source) => [source.key, source])).values(),
  ];
};
