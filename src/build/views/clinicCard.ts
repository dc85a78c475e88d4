import { pathFor } from '../../routes/path';
import type { ClinicCardView } from '../../views/clinic';
import { type ClinicRecord, cityName, clinicName, coverOf, type ViewContext } from './context';

/** The lowest price over all treatments, in words. */
export const lowestPrice = ({ facts }: ClinicRecord, { format }: ViewContext): string => {
  const [lowest] = [...facts.treatments].sort((a, b) => a.price.from - b.price.from);
  if (!lowest) throw new Error('A clinic without treatments; the check should have refused it.');
  return format.money(lowest.price.from, lowest.price.currency);
};

/** Shown by every list of clinics, and what the clinics list searches. Rejects without a cover or treatments. */
export const clinicCard = async (record: ClinicRecord, context: ViewContext): Promise<ClinicCardView> => {
  const { language, format } = context;
  const { facts } = record;
  return {
    id: record.id,
    path: pathFor('clinic', language, record.id),
    name: clinicName(record, language),
    city: cityName(record, language),
    country: facts.country,
    specialties: facts.specialties,
    summary: record.words[language].summary,
    languages: format.languages(facts.languages),
    priceFrom: lowestPrice(record, context),
    picture: await context.picture(coverOf(record), 'card'),
  };
};

/** In the order of the records; rejects as a whole when one card cannot be made. */
export const clinicCards = (records: readonly ClinicRecord[], context: ViewContext): Promise<ClinicCardView[]> =>
  Promise.all(records.map((record) => clinicCard(record, context)));

/** Records with a place on the home page, in that order, as many as there are places. */
export const featured = <Record extends { readonly facts: { readonly featured?: number | undefined } }>(
  records: readonly Record[],
  places: number,
): Record[] =>
  records
    .filter(({ facts }) => facts.featured !== undefined)
    .sort((a, b) => (a.facts.featured ?? 0) - (b.facts.featured ?? 0))
    .slice(0, places);
