import type { ClinicChoice, ComparedClinicView, ComparedOfferView, JourneyView } from '../../data/comparison';
import { digest } from '../digest';
import { citationsOf } from './citations';
import {
  type ClinicRecord,
  cityName,
  clinicName,
  coverPicture,
  type ProcedureRecord,
  procedureOf,
  type ViewContext,
} from './context';
import { byPrice, clinicIdentity, fullOfferViews, practitionersOf } from './offers';
import { allSources } from './precautions';
import { safetyView } from './safety';

/** Languages in the same order for all clinics, because a different order would look like a difference. */
const inOrder = (codes: readonly string[], { format }: ViewContext): string => format.languages([...codes].sort());

/** The days of each journey of an offer. @param key of the offer */
const journeysOf = ({ facts }: ClinicRecord, key: string, { facts: rule }: ProcedureRecord): JourneyView[] => {
  const { trips = [], byRoad } = facts.offers.find((offer) => offer.key === key) ?? {};
  return trips.map(({ stayDays, procedureDay, nights, after }, index) => {
    const day = procedureDay ?? (index === 0 ? 1 : undefined);
    return {
      home: stayDays,
      ...(day && { procedureDay: day }),
      nights,
      ...(day && !byRoad && { flightDay: day + rule.beforeFlight.days }),
      checks: day ? rule.checks.filter((check) => day + check <= stayDays.from) : [],
      ...(after && { after }),
    };
  });
};

/** The main care option first, and the lowest price first. */
const comparedOffers = (record: ClinicRecord, context: ViewContext, wanted?: string): ComparedOfferView[] => {
  const [main] = record.facts.specialties;
  return fullOfferViews(record, context, wanted)
    .sort((a, b) => Number(b.careOption === main) - Number(a.careOption === main) || byPrice(a, b))
    .map((offer) => ({
      ...offer,
      practitioners: practitionersOf(record, offer, context.language),
      journeys: journeysOf(record, offer.key, procedureOf(context, offer.procedure)),
    }));
};

/**
 * A clinic as shown in the comparison, on its own page and below procedures.
 * @param procedure id of the procedure whose offers are wanted; all offers without it
 */
export const comparedClinic = (record: ClinicRecord, context: ViewContext, procedure?: string): ComparedClinicView => {
  const { language, format, today } = context;
  const { facts } = record;
  return {
    ...clinicIdentity(record, context),
    reviewed: format.day(facts.reviewed),
    languages: inOrder(facts.languages, context),
    airport: facts.location.airport,
    accreditations: facts.accreditations.map(({ key, body, validUntil, verifyAt, covers }) => ({
      body: record.words[language].accreditations[key]?.name ?? body,
      validUntil: validUntil < today ? format.day(validUntil) : format.month(validUntil),
      expired: validUntil < today,
      verifyAt,
      covers,
    })),
    priceExcludes: record.words[language].priceExcludes,
    safety: { ...safetyView(record, context), records: inOrder(facts.safety.records, context) },
    offers: comparedOffers(record, context, procedure),
  };
};

const questionsOf = (procedure: string, context: ViewContext): string[] => {
  const record = procedureOf(context, procedure);
  const { plain } = citationsOf({ sources: allSources(record, context) }, context);
  return record.words[context.language].questions.map(plain);
};

interface DataFile {
  /** Address below the site. Its name changes with its content. */
  readonly address: string;
  readonly content: unknown;
}

const dataFile = (folder: string, name: string, content: unknown): DataFile => ({
  address: `/${folder}/${name}-${digest(JSON.stringify(content))}.json`,
  content,
});

/**
 * Files that the comparison page requests: one per clinic, and the list of clinics to choose from. Rejects when a clinic's
 * picture cannot be made.
 */
export const comparisonFiles = async (
  context: ViewContext,
): Promise<{ choices: DataFile; clinics: readonly DataFile[] }> => {
  const { content, language } = context;
  const clinics = await Promise.all(
    content.clinics.map(async (record) => {
      const compared = comparedClinic(record, context);
      const clinic: ComparedClinicView = {
        ...compared,
        offers: compared.offers.map((offer) => ({ ...offer, questions: questionsOf(offer.procedure, context) })),
        picture: await coverPicture(context, record, 'card'),
      };
      return { record, file: dataFile('compare-data', `${language}-${record.id}`, clinic) };
    }),
  );
  const choices: ClinicChoice[] = clinics
    .map(({ record, file }) => ({
      id: record.id,
      name: clinicName(record, language),
      city: cityName(record, language),
      country: record.facts.country,
      procedures: [...new Set(record.facts.offers.map(({ procedure }) => procedure))],
      file: file.address,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return { choices: dataFile('compare-data', language, choices), clinics: clinics.map(({ file }) => file) };
};
