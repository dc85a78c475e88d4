import type { ClinicCardView } from '../../data/clinic';
import type { OfferView } from '../../data/offer';
import { type CareOptionKey, isCareOptionKey } from '../../facts/careOptionKeys';
import { type Country, isCountry } from '../../facts/countries';
import { searchBox } from '../../facts/limits';

/** Orders that a visitor can choose. The default is by country, or by relevance for a search. */
export const sortings = ['price', 'days', 'airport'] as const;
export type Sorting = (typeof sortings)[number];

/** Filters and order of the list. Filters combine; an empty `q` and undefined mean "all". */
export interface Filters {
  readonly country?: Country | undefined;
  readonly specialty?: CareOptionKey | undefined;
  /** Id of a procedure of `specialty`. */
  readonly procedure?: string | undefined;
  readonly sort?: Sorting | undefined;
  /** What was searched for, without spaces around it. */
  readonly q: string;
}

export const noFilters: Filters = { q: '' };

/** Care option of each procedure that a clinic offers, by the procedure's id. */
export type KnownProcedures = ReadonlyMap<string, CareOptionKey>;

type Read = (name: string) => string | null | undefined;

/** The specialty filter takes a care option, or one of its procedures as a second level. */
const readSubject = (value: string, procedures: KnownProcedures): Partial<Filters> => {
  if (isCareOptionKey(value)) return { specialty: value };
  const specialty = procedures.get(value);
  return specialty ? { specialty, procedure: value } : {};
};

/** Filters from loose values, a form's or an address's: what is unknown is left out. */
export const readFilters = (get: Read, procedures: KnownProcedures): Filters => {
  const country = get('country');
  const sort = get('sort');
  return {
    country: isCountry(country) ? country : undefined,
    specialty: undefined,
    procedure: undefined,
    ...readSubject(get('procedure') || get('specialty') || '', procedures),
    sort: sortings.find((sorting) => sorting === sort),
    q: (get('q') ?? '').trim().slice(0, searchBox.longest),
  };
};

/** `?country=mexico&procedure=gastric-sleeve&q=cuenca&sort=price`; unknown and malformed values are ignored. */
export const filtersOfQuery = (query: string, procedures: KnownProcedures): Filters => {
  const values = new URLSearchParams(query);
  return readFilters((name) => values.get(name), procedures);
};

/** Filters as the values of the form's fields. */
export const fieldValuesOf = ({ country, specialty, procedure, sort, q }: Filters) => ({
  country: country ?? '',
  specialty: procedure ?? specialty ?? '',
  q,
  sort: sort ?? '',
});

/** The query with these filters in it; values of others (a campaign's mark) stay. */
export const queryWithFilters = (query: string, filters: Filters): string => {
  const values = new URLSearchParams(query);
  const { procedure, specialty = '' } = filters;
  const wanted = { ...fieldValuesOf(filters), specialty: procedure ? '' : specialty, procedure: procedure ?? '' };
  for (const [name, value] of Object.entries(wanted)) {
    values.delete(name);
    if (value) values.append(name, value);
  }
  const text = values.toString();
  return text && `?${text}`;
};

/** Compares exactly; case counts. */
export const sameFilters = (a: Filters, b: Filters): boolean =>
  JSON.stringify(fieldValuesOf(a)) === JSON.stringify(fieldValuesOf(b));

/** Whether there is a filter to clear. An order is none. */
export const isFiltered = (filters: Filters): boolean => !sameFilters({ ...filters, sort: undefined }, noFilters);

const isAbout = (offer: OfferView, { specialty, procedure }: Filters): boolean =>
  (!specialty || offer.careOption === specialty) && (!procedure || offer.procedure === procedure);

/** Id of the procedure that a card's clinic was sought for; undefined where its price answers to nothing. */
export const soughtProcedure = (
  { offer }: ClinicCardView,
  { specialty }: Filters,
  meant: readonly string[],
): string | undefined => (specialty || meant.includes(offer.procedure) ? offer.procedure : undefined);

/** Above every price: outdated prices and prices of a part come last, and after them offers without a price. */
const amountOf = ({ price, scope }: OfferView): number =>
  price ? (price.stale || scope?.missing ? 1e14 : price.amounts.from) : 1e15;

/**
 * The clinic with what its card says of what is sought, the lowest price first: of the procedure that a search means, the
 * likeliest one first, or of the filters' subject; undefined where it has nothing of that.
 */
const withOffer = (clinic: ClinicCardView, filters: Filters, meant: readonly string[]): ClinicCardView | undefined => {
  const about = (clinic.offers ?? [])
    .filter((each) => isAbout(each, filters))
    .sort((a, b) => amountOf(a) - amountOf(b));
  const [searched] = meant.flatMap((id) => about.find(({ procedure }) => procedure === id) ?? []);
  if (searched) return { ...clinic, offer: searched };
  if (!filters.specialty) return clinic;
  const [offer] = about;
  if (offer) return { ...clinic, offer };
  return !filters.procedure && clinic.specialties.includes(filters.specialty) ? clinic : undefined;
};

/** Sort key; the smallest comes first. */
const rankOf: Readonly<Record<Sorting, (clinic: ClinicCardView) => number>> = {
  price: ({ offer }) => amountOf(offer),
  days: ({ offer }) => offer.stay.from,
  airport: ({ airport }) => airport.minutes,
};

/**
 * Clinics that match all filters, in the chosen order, each with the text of its card.
 * @param found ids that the search found, best first; undefined without a search
 * @param meant ids of the procedures that the search means, likeliest first
 */
export const applyFilters = (
  clinics: readonly ClinicCardView[],
  filters: Filters,
  found?: readonly string[],
  meant: readonly string[] = [],
): readonly ClinicCardView[] => {
  const { country, sort } = filters;
  const chosen = clinics
    .filter((clinic) => !country || clinic.country === country)
    .flatMap((clinic) => withOffer(clinic, filters, meant) ?? []);
  const place = found && new Map(found.map((id, index) => [id, index]));
  const matching = place
    ? chosen.filter(({ id }) => place.has(id)).sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    : chosen;
  return sort ? [...matching].sort((a, b) => rankOf[sort](a) - rankOf[sort](b)) : matching;
};
