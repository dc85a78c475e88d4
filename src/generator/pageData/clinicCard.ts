import type { ClinicCardView, ClinicRowView } from '../../data/clinic';
import type { OfferView } from '../../data/offer';
import type { CareOptionKey } from '../../facts/careOptionKeys';
import { type ClinicRecord, coverPicture, type ViewContext } from './context';
import { keepCompounds } from './markdown/compounds';
import { byPrice, clinicIdentity, offerViews } from './offers';

/** The lowest price of the clinic's main care option. */
const shownOffer = ({ id, facts }: ClinicRecord, offers: readonly OfferView[]): OfferView => {
  const [main] = facts.specialties;
  const [lowest] = offers.filter(({ careOption }) => careOption === main).sort(byPrice);
  if (!lowest) throw new Error(`The clinic "${id}" has no treatment of its main care option.`);
  return lowest;
};

const clinicCard = async (
  record: ClinicRecord,
  context: ViewContext,
): Promise<ClinicCardView & { readonly offers: readonly OfferView[] }> => {
  const { language, format } = context;
  const { facts } = record;
  const offers = offerViews(record, context);
  return {
    ...clinicIdentity(record, context),
    specialties: facts.specialties,
    summary: keepCompounds(record.words[language].summary),
    languages: format.languages(facts.languages),
    airport: { code: facts.location.airport.code, minutes: facts.location.airport.minutes },
    offer: shownOffer(record, offers),
    picture: await coverPicture(context, record, 'card'),
    offers,
  };
};

/** Cards beside a clinic's page: each with its offers of the clinic's own procedures, and the lowest price of those. */
export const relatedCards = (
  records: readonly ClinicRecord[],
  context: ViewContext,
  procedures: readonly string[],
): Promise<ClinicCardView[]> =>
  Promise.all(
    records.map(async (record) => {
      const card = await clinicCard(record, context);
      const offers = card.offers.filter(({ procedure }) => procedures.includes(procedure)).sort(byPrice);
      return { ...card, offers, offer: offers[0] ?? card.offer };
    }),
  );

/** Procedures of a care option that a clinic offers, and the last day of its certificates for it that are still valid. */
const offeredOf = ({ facts }: ClinicRecord, careOption: CareOptionKey, { content, today }: ViewContext) => {
  const offered = new Set(facts.offers.map(({ procedure }) => procedure));
  const [last] = facts.accreditations
    .filter(({ covers, validUntil }) => covers.includes(careOption) && validUntil >= today)
    .map(({ validUntil }) => validUntil)
    .sort()
    .reverse();
  return {
    procedures: content.procedures.filter(({ id, facts }) => facts.careOption === careOption && offered.has(id)).length,
    last,
  };
};

/**
 * Rows in the order of the records. Rejects when a picture cannot be made.
 * @param careOption what the list is about; without one, each clinic's main care option
 */
export const clinicRows = (
  records: readonly ClinicRecord[],
  context: ViewContext,
  careOption?: CareOptionKey,
): Promise<ClinicRowView[]> =>
  Promise.all(
    records.map(async (record) => {
      const subject = careOption ?? record.facts.specialties[0];
      if (!subject) throw new Error(`The clinic "${record.id}" has no specialty; the check should have refused it.`);
      const { procedures, last } = offeredOf(record, subject, context);
      return {
        ...clinicIdentity(record, context),
        careOption: subject,
        procedures,
        ...(last && { certifiedUntil: context.format.month(last) }),
        picture: await coverPicture(context, record, 'card'),
      };
    }),
  );

/**
 * Cards with data that only the list of all clinics needs: every offer, for filters and sorting, and words to search.
 */
export const listedClinicCards = (records: readonly ClinicRecord[], context: ViewContext): Promise<ClinicCardView[]> =>
  Promise.all(records.map((record) => clinicCard(record, context)));

/** Records with a place on the home page, in that order, up to the number of places; without any such the first one. */
export const featured = <Record extends { readonly facts: { readonly featured?: number | undefined } }>(
  records: readonly Record[],
  places: number,
): Record[] => {
  const placed = records.filter(({ facts }) => facts.featured !== undefined);
  if (placed.length === 0) return records.slice(0, 1);
  return placed.sort((a, b) => (a.facts.featured ?? 0) - (b.facts.featured ?? 0)).slice(0, places);
};
