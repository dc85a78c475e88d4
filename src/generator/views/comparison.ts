import { pathFor } from '../../routes/path';
import type { ClinicChoice, ComparedClinicView, ComparedOfferView } from '../../views/comparison';
import { digest } from '../digest';
import { keepCompounds } from '../markdown/compounds';
import { type ClinicRecord, cityName, clinicName, procedureOf, type ViewContext } from './context';
import { practitionersOf, priceView, stayView } from './offers';
import { safetyView } from './safety';

/** Languages in the same order for all clinics, because a different order would look like a difference. */
const inOrder = (codes: readonly string[], { format }: ViewContext): string => format.languages([...codes].sort());

const offersOf = (record: ClinicRecord, context: ViewContext, wanted?: string): ComparedOfferView[] => {
  const [main] = record.facts.specialties;
  return record.facts.treatments
    .filter(({ procedure }) => !wanted || procedure === wanted)
    .map((treatment) => ({ treatment, procedure: procedureOf(context, treatment.procedure) }))
    .sort(
      (a, b) =>
        Number(b.procedure.facts.careOption === main) - Number(a.procedure.facts.careOption === main) ||
        a.treatment.price.from - b.treatment.price.from,
    )
    .map(({ treatment, procedure }) => {
      const text = record.words[context.language].treatments[treatment.key];
      return {
        procedure: procedure.id,
        treatment: treatment.key,
        name: text?.name ?? '',
        includes: keepCompounds(text?.includes ?? ''),
        price: priceView(treatment, context),
        stay: stayView(treatment, procedure),
        practitioners: practitionersOf(record, procedure.facts.careOption, context.language),
      };
    });
};

/**
 * A clinic as shown in the comparison, on its own page and below procedures.
 * @param procedure id of the procedure whose offers are wanted; all offers without it
 */
export const comparedClinic = (record: ClinicRecord, context: ViewContext, procedure?: string): ComparedClinicView => {
  const { language, format, today } = context;
  const { facts } = record;
  return {
    id: record.id,
    name: clinicName(record, language),
    city: cityName(record, language),
    country: facts.country,
    path: pathFor('clinic', language, record.id),
    sample: facts.sample,
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
    offers: offersOf(record, context, procedure),
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
      procedures: [...new Set(record.facts.treatments.map(({ procedure }) => procedure))],
      file: file.address,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return { choices: dataFile('compare-data', language, choices), clinics: clinics.map(({ file }) => file) };
};
