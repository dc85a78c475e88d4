import { type Country, isCountry } from '../../facts/countries';
import { isSpecialty, type Specialty } from '../../facts/specialties';
import type { ClinicCardView } from '../../views/clinic';

/** What the list is narrowed by. The three combine; an empty `q` and undefined mean "all". */
export interface Filters {
  readonly country?: Country | undefined;
  readonly specialty?: Specialty | undefined;
  /** What was searched for, without spaces around it. */
  readonly q: string;
}

export const noFilters: Filters = { q: '' };

/** Longer texts are cut: no clinic is found by more. */
export const longestSearch = 80;

/** Filters from loose values, a form's or an address's: what is unknown is left out. */
export const readFilters = (get: (name: string) => string | null | undefined): Filters => {
  const country = get('country');
  const specialty = get('specialty');
  return {
    country: isCountry(country) ? country : undefined,
    specialty: isSpecialty(specialty) ? specialty : undefined,
    q: (get('q') ?? '').trim().slice(0, longestSearch),
  };
};

/** `?country=mexico&specialty=dental-treatments&q=cuenca`; unknown and malformed values are ignored. */
export const filtersOfQuery = (query: string): Filters => {
  const values = new URLSearchParams(query);
  return readFilters((name) => values.get(name));
};

/** The query with these filters in it; values of others (a campaign's mark) stay. */
export const queryWithFilters = (query: string, { country, specialty, q }: Filters): string => {
  const values = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ country, specialty, q })) {
    values.delete(name);
    if (value) values.append(name, value);
  }
  const text = values.toString();
  return text && `?${text}`;
};

/** Letter by letter: a search text in another case is another one. */
export const sameFilters = (a: Filters, b: Filters): boolean =>
  a.country === b.country && a.specialty === b.specialty && a.q === b.q;

/** Whether anything is narrowed, and so can be cleared. */
export const isFiltered = (filters: Filters): boolean => !sameFilters(filters, noFilters);

/**
 * Clinics that all filters let through.
 * @param found ids that the search found, best first; undefined when nothing was searched for
 */
export const applyFilters = (
  clinics: readonly ClinicCardView[],
  { country, specialty }: Filters,
  found?: readonly string[],
): readonly ClinicCardView[] => {
  const chosen = clinics.filter(
    (clinic) => (!country || clinic.country === country) && (!specialty || clinic.specialties.includes(specialty)),
  );
  if (!found) return chosen;
  const place = new Map(found.map((id, index) => [id, index]));
  return chosen.filter(({ id }) => place.has(id)).sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
};
