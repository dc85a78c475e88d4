import type { ClinicRecord, ProcedureRecord, TestimonialRecord } from '../pageData/context';

/** The latest of some ISO 8601 days, which sort as texts; undefined when there are none. */
export const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

/**
 * Day of the last change of a clinic's page. It includes prices and testimonials, which change without a new review.
 */
export const clinicChanged = (
  { id, facts }: Pick<ClinicRecord, 'id' | 'facts'>,
  { testimonials }: { readonly testimonials: readonly Pick<TestimonialRecord, 'facts'>[] },
): string =>
  latest([
    facts.reviewed,
    ...facts.offers.map(({ price }) => price.verified),
    ...testimonials.filter((told) => told.facts.clinic === id).map((told) => told.facts.date),
  ]) ?? facts.reviewed;

/** Day of the last change of a procedure's page. It includes the prices of clinics. */
export const procedureChanged = (
  { id, facts }: ProcedureRecord,
  { clinics }: { readonly clinics: readonly Pick<ClinicRecord, 'facts'>[] },
): string =>
  latest([
    facts.reviewed,
    ...clinics.flatMap((clinic) =>
      clinic.facts.offers.filter(({ procedure }) => procedure === id).map(({ price }) => price.verified),
    ),
  ]) ?? facts.reviewed;
