import type MiniSearch from 'minisearch';
import { comparedTokens, queryTokens } from '../../search/tokens';

/** What the search box looks through, in the page's language. */
interface ClinicText {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  /** With other words for them: "dentist". */
  readonly specialties: string;
  readonly treatments: string;
}

/** Ids of the clinics that a text finds, best first; undefined when the text is empty. */
export type ClinicSearch = (text: string) => readonly string[] | undefined;

const fields = ['name', 'city', 'country', 'specialties', 'treatments'] as const;

/** Every word begins some word of the clinic. Serves until the better search has arrived, or when it cannot. */
export const plainSearch = (clinics: readonly ClinicText[]): ClinicSearch => {
  const entries = clinics.map((clinic) => ({
    id: clinic.id,
    words: fields.flatMap((field) => comparedTokens(clinic[field])),
  }));
  return (text) => {
    const sought = queryTokens(text);
    if (sought.length === 0) return undefined;
    return entries
      .filter(({ words }) => sought.every((part) => words.some((word) => word.startsWith(part))))
      .map(({ id }) => id);
  };
};

/** Beginnings of words and small slips: one wrong letter from four letters on, two from eight. */
const fuzziness = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Clinics that are read in without a pause: a key pressed meanwhile waits for no more than these. */
const atOnce = 25;

/** Search with small slips allowed. Takes the library as an argument, so that it is loaded only where it is used. */
export const fuzzySearch = async (Index: typeof MiniSearch, clinics: readonly ClinicText[]): Promise<ClinicSearch> => {
  const index = new Index<ClinicText>({
    fields: [...fields],
    tokenize: comparedTokens,
    processTerm: (word) => word,
    searchOptions: { prefix: true, fuzzy: fuzziness, combineWith: 'AND', boost: { name: 2, city: 1.5 } },
  });
  await index.addAllAsync(clinics, { chunkSize: atOnce });
  return (text) => {
    const sought = queryTokens(text);
    return sought.length === 0 ? undefined : index.search(sought.join(' ')).map(({ id }) => String(id));
  };
};
