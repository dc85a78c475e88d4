import type { ClinicOfferView, ClinicView } from '../../data/clinic';
import type { CareOptionKey } from '../../facts/careOptionKeys';
import { pathFor } from '../../routes/path';
import { insteadId } from '../../routes/sectionIds';
import { validCertificates } from './certificates';
import { citationsOf } from './citations';
import { relatedCards } from './clinicCard';
import {
  type ClinicRecord,
  careOptionPath,
  coverPicture,
  destinationPicture,
  procedureOf,
  proseOf,
  type ViewContext,
} from './context';
import { monogramOf, paragraphsOf } from './createFormat';
import { locationMap } from './map';
import { firstSentence, firstSentences } from './markdown/answers';
import { keepCompounds } from './markdown/compounds';
import { renderSections } from './markdown/renderProse';
import { clinicIdentity, fullOfferViews, practitionersOf, scopesOf } from './offers';
import { allSources, listOf } from './precautions';
import { relatedClinics } from './related';
import { safetyView } from './safety';
import { testimonialView } from './testimonial';

const clinicOffers = (record: ClinicRecord, context: ViewContext): ClinicOfferView[] =>
  fullOfferViews(record, context).map((offer) => {
    const { language } = context;
    const { facts, words } = procedureOf(context, offer.procedure);
    const slug = facts.slug[language];
    return {
      ...offer,
      description: record.words[language].offers[offer.key]?.description ?? '',
      procedureName: words[language].name,
      procedurePath: pathFor('procedure', language, slug),
      ...(offer.unproven && { insteadPath: `${careOptionPath(context, offer.careOption)}#${insteadId}` }),
      sheetPath: `${pathFor('doctorSheet', language, slug)}#${record.id}`,
      practitioners: practitionersOf(record, offer, language).map(({ name, role }) => ({ name, role })),
    };
  });

/** Whom the precautions of a care option exclude, without citations: clinics have no list of sources. */
const notForOf = (key: CareOptionKey, context: ViewContext): string[] => {
  const record = context.content.careOptions.find(({ id }) => id === key);
  if (!record) return [];
  const { plain } = citationsOf({ sources: allSources(record, context) }, context);
  return listOf('notFor', record, context.language, context).map(plain);
};

const location = (record: ClinicRecord, context: ViewContext): ClinicView['location'] => {
  const { address, latitude, longitude, timeZone, airport } = record.facts.location;
  return {
    address,
    timeZone: context.format.timeZone(timeZone),
    airport,
    map: locationMap(record, context),
    geo: `geo:${latitude},${longitude}`,
  };
};

/**
 * For the page of one clinic: texts in the view’s language, prices and dates in words, testimonials in the order of
 * their ids. Rejects for a record without a cover or treatments, or with an unknown specialty. The check refuses all
 * three.
 */
export const clinicView = async (record: ClinicRecord, context: ViewContext): Promise<ClinicView> => {
  const { language, format, content, today } = context;
  const { facts } = record;
  const words = record.words[language];
  const prose = proseOf(context, 'clinic', record);
  const { intro, sections } = renderSections(prose);
  const answers = firstSentences(prose).map(firstSentence);
  const stays = facts.offers.flatMap(({ trips }) => trips.map(({ stayDays }) => stayDays));
  return {
    ...clinicIdentity(record, context),
    lede: words.lede,
    cover: await coverPicture(context, record, 'cover'),
    coverAlt: words.coverAlt,
    languages: format.languages(facts.languages),
    founded: facts.founded,
    reviewed: format.day(facts.reviewed),
    profile: {
      title: words.profileTitle,
      ...intro,
      parts: sections.map((section, index) => ({ ...section, answer: answers[index] ?? '' })),
    },
    specialties: facts.specialties.map((key) => ({
      key,
      path: careOptionPath(context, key),
      notFor: notForOf(key, context),
    })),
    stayDays: { from: Math.min(...stays.map(({ from }) => from)), to: Math.max(...stays.map(({ to }) => to)) },
    keyFeatures: facts.keyFeatures.map(({ key, icon }) => ({
      text: keepCompounds(words.keyFeatures[key] ?? ''),
      icon,
    })),
    treatmentIntro: paragraphsOf(words.treatmentIntro),
    offers: clinicOffers(record, context),
    scopes: scopesOf(record, context),
    steps: words.steps,
    priceIncludes: words.priceIncludes,
    priceExcludes: words.priceExcludes,
    safety: safetyView(record, context),
    qualificationsIntro: paragraphsOf(words.qualificationsIntro),
    certificates: validCertificates(record, context),
    accreditations: facts.accreditations.map(({ key, body, number, validUntil, verifyAt }) => ({
      key,
      body,
      covers: words.accreditations[key]?.text ?? '',
      number,
      validUntil: format.day(validUntil),
      expired: validUntil < today,
      verifyAt,
    })),
    experts: facts.experts.flatMap(({ key, name, licence, practisingSince }) => {
      const text = words.experts[key];
      if (!text) return [];
      const biography = paragraphsOf(text.biography);
      return [{ key, name, monogram: monogramOf(name), role: text.role, biography, licence, practisingSince }];
    }),
    testimonials: content.testimonials
      .filter((testimonial) => testimonial.facts.clinic === record.id)
      .map((testimonial) => testimonialView(testimonial, context)),
    destination: paragraphsOf(words.destination),
    destinationFacts: words.destinationFacts.map(({ label, value }) => ({ label, value: keepCompounds(value) })),
    destinationPicture: await destinationPicture(context, facts.country, 'wide'),
    gettingThere: paragraphsOf(words.gettingThere),
    location: location(record, context),
    related: await relatedCards(
      relatedClinics(record, content.clinics),
      context,
      facts.offers.map(({ procedure }) => procedure),
    ),
  };
};
