import type { Specialty } from '../../facts/specialties';
import { pathFor } from '../../routes/path';
import type { ClinicCardView } from '../../views/clinic';
import { type ClinicRecord, cityName, clinicName, coverOf, type ViewContext } from './context';

/** The lowest price over all treatments, or over those of one specialty, in words. */
export const lowestPrice = ({ facts }: ClinicRecord, { format }: ViewContext, of?: Specialty): string => {
  const [lowest] = facts.treatments
    .filter(({ specialty }) => of === undefined || specialty === of)
    .sort((a, b) => a.price.from - b.price.from);
  if (!lowest) throw new Error('A clinic without treatments of a specialty; the check should have refused it.');
  return format.money(lowest.price.from, lowest.price.currency);
};

/**
 * Shown by every list of clinics, and what the clinics list searches. Rejects without a cover or treatments.
 * @param priceOf the specialty that the page is about: a price of another treatment would be taken for one of it
 */
const clinicCard = async (record: ClinicRecord, context: ViewContext, priceOf?: Specialty): Promise<ClinicCardView> => {
  const { language, format } = context;
  const { facts } = record;
  return {
    id: record.id,
    sample: facts.sample,
    path: pathFor('clinic', language, record.id),
    name: clinicName(record, language),
    city: cityName(record, language),
    country: facts.country,
    specialties: facts.specialties,
    summary: record.words[language].summary,
    languages: format.languages(facts.languages),
    priceFrom: lowestPrice(record, context, priceOf),
    ...(priceOf && { priceOf }),
    picture: await context.picture(coverOf(record), 'card'),
  };
};

/** In the order of the records, as clinicCard makes them; rejects as a whole when one card cannot be made. */
export const clinicCards = (
  records: readonly ClinicRecord[],
  context: ViewContext,
  priceOf?: Specialty,
): Promise<ClinicCardView[]> => Promise.all(records.map((record) => clinicCard(record, context, priceOf)));

/** With what only the list of all clinics needs: prices for when it is narrowed to a specialty, treatments to search. */
export const listedClinicCards = (records: readonly ClinicRecord[], context: ViewContext): Promise<ClinicCardView[]> =>
  Promise.all(
    records.map(async (record) => ({
      ...(await clinicCard(record, context)),
      prices: record.facts.specialties.map((specialty) => lowestPrice(record, context, specialty)),
      treatments: Object.values(record.words[context.language].treatments)
        .map(({ name }) => name)
        .join(', '),
    })),
  );

/** Records with a place on the home page, in that order, as many as there are places. */
export const featured = <Record extends { readonly facts: { readonly featured?: number | undefined } }>(
  records: readonly Record[],
  places: number,
): Record[] =>
  records
    .filter(({ facts }) => facts.featured !== undefined)
    .sort((a, b) => (a.facts.featured ?? 0) - (b.facts.featured ?? 0))
    .slice(0, places);
