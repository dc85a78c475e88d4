import type { ClinicChoice, ComparedClinicView, ComparedOfferView } from '../../data/comparison';
import { digest } from '../digest';
import { type ClinicRecord, cityName, clinicName, type ViewContext } from './context';
import { byPrice, clinicIdentity, fullOfferViews, practitionersOf } from './offers';
import { safetyView } from './safety';

/** Languages in the same order for all clinics, because a different order would look like a difference. */
const inOrder = (codes: readonly string[], { format }: ViewContext): string => format.languages([...codes].sort());

/** The main care option first, and the lowest price first. */
const comparedOffers = (record: ClinicRecord, context: ViewContext, wanted?: string): ComparedOfferView[] => {
  const [main] = record.facts.specialties;
  return fullOfferViews(record, context, wanted)
    .sort((a, b) => Number(b.careOption === main) - Number(a.careOption === main) || byPrice(a, b))
    .map((offer) => ({ ...offer, practitioners: practitionersOf(record, offer, context.language) }));
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
    accreditations: facts.accreditations.map(({ body, validUntil, verifyAt }) => ({
      body,
      validUntil: format.day(validUntil),
      expired: validUntil < today,
      verifyAt,
    })),
    priceExcludes: record.words[language].priceExcludes,
    safety: { ...safetyView(record, context), records: inOrder(facts.safety.records, context) },
    offers: comparedOffers(record, context, procedure),
  };
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

/** Files that the comparison page requests: one per clinic, and the list of clinics to choose from. */
export const comparisonFiles = (context: ViewContext): { choices: DataFile; clinics: readonly DataFile[] } => {
  const { content, language } = context;
  const clinics = content.clinics.map((record) => ({
    record,
    file: dataFile('compare-data', `${language}-${record.id}`, comparedClinic(record, context)),
  }));
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
