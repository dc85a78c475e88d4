import { signedPages } from '../../../schemas/textPage';
import { textAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import type { Content } from '../../content/siteContent';
import { type Draft, stateOf } from './drafts';
import type { Pageless } from './pageless';

const named = (records: readonly { readonly id: string }[]): string => records.map(({ id }) => id).join(', ');

/** Records without a page, and care options without clinics, a line each. */
export const notesOf = (
  drafts: readonly Draft[],
  live: readonly ParsedRecord[],
  pageless: Pageless,
  { careOptions, clinics, testimonials }: Content,
): string[] => {
  const without = (kind: ParsedRecord['kind']): ParsedRecord[] =>
    live.filter((reading) => reading.kind === kind && pageless.has(reading));
  // Procedures of a care option that is not offered wait for no clinic.
  const isOffered = ({ facts }: ParsedRecord): boolean =>
    !pageless.hiddenCareOptions.has(textAt(facts.value, 'careOption') ?? '');
  const waiting = careOptions.filter(
    ({ id }) => !clinics.some(({ facts }) => facts.specialties.some((specialty) => specialty === id)),
  );
  const legal = signedPages.filter((page) =>
    drafts.some(({ reading }) => reading.kind === 'page' && reading.id === page),
  );
  const lists = [
    ['Procedures without a page, until a clinic offers them', without('procedure').filter(isOffered)],
    ['Care options without a page (notOffered: true)', without('care-option')],
    ['Care options whose page says that no clinic offers them yet', waiting],
  ] as const;
  const empty = [
    ['clinics', clinics],
    ['testimonials', testimonials],
  ] as const;
  return [
    ...empty.flatMap(([what, records]) => {
      const [first] = records;
      if (!first) return [`No ${what} yet: their page says so.`];
      const hasFirst = records.some(({ facts }) => facts.featured !== undefined);
      return hasFirst
        ? []
        : [`The home page shows ${first.folder}, the first of ${what}, because none has featured: 1.`];
    }),
    ...drafts.map((draft) => `Draft ${draft.reading.folder}: ${stateOf(draft)}.`),
    ...(legal.length > 0
      ? [
          `Legal pages that are drafts: ${legal.join(', ')}. No menu lists them, the form names terms and privacy policy without a link while these wait, and the site cannot go live.`,
        ]
      : []),
    ...lists.flatMap(([what, records]) => (records.length > 0 ? [`${what}: ${named(records)}.`] : [])),
  ];
};
