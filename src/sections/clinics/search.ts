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

/**
 * Finds clinics with a word that begins with each query word. Used until the search index has loaded, and when it
 * cannot be loaded.
 */
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
