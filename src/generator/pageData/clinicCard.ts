import type { ClinicCardView, ClinicRowView } from '../../data/clinic';
import type { OfferView } from '../../data/offer';
import type { CareOptionKey } from '../../facts/careOptionKeys';
import { certificateCount, validCertificates } from './certificates';
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

/** A clinic's care options; those whose treatments nobody has shown to help say so. */
const careOptionsOf = ({ facts }: ClinicRecord, offers: readonly OfferView[], { t }: ViewContext): string => {
  const isUnproven = (key: CareOptionKey) => offers.some((offer) => offer.unproven && offer.careOption === key);
  return facts.specialties
    .map((key) => t(`common:specialties.${key}`) + (isUnproven(key) ? ` (${t('common:evidence.unproven')})` : ''))
    .join('; ');
};

const clinicCard = async (
  record: ClinicRecord,
  context: ViewContext,
): Promise<ClinicCardView & { readonly offers: readonly OfferView[] }> => {
  const { language, format } = context;
  const { facts } = record;
  const offers = offerViews(record, context).sort((a, b) => Number(a.unproven ?? 0) - Number(b.unproven ?? 0));
  const certified = certificateCount(record, context);
  return {
    ...clinicIdentity(record, context),
    specialties: facts.specialties,
    summary: keepCompounds(record.words[language].summary),
    languages: format.languages(facts.languages),
    airport: { code: facts.location.airport.code, minutes: facts.location.airport.minutes },
    careOptions: careOptionsOf(record, offers, context),
    certificates: validCertificates(record, context),
    ...(certified && { certified }),
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

const offeredOf = ({ facts }: ClinicRecord, careOption: CareOptionKey, { content }: ViewContext): number => {
  const offered = new Set(facts.offers.map(({ procedure }) => procedure));
  return content.procedures.filter(({ id, facts }) => facts.careOption === careOption && offered.has(id)).length;
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
      const certificate = validCertificates(record, context).find(({ covers }) => covers.includes(subject));
      return {
        ...clinicIdentity(record, context),
        careOption: subject,
        procedures: offeredOf(record, subject, context),
        ...(certificate && { certifiedUntil: certificate.until }),
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
