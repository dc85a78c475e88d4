import type { ClinicRecord } from './context';

const MOST = 3;

/** At most three clinics in the same country or with a shared specialty; the most shared come first, then by id. */
export const relatedClinics = (clinic: ClinicRecord, all: readonly ClinicRecord[]): ClinicRecord[] => {
  const kinship = (other: ClinicRecord): number => {
    const shared = other.facts.specialties.filter((specialty) => clinic.facts.specialties.includes(specialty)).length;
    return shared * 2 + (other.facts.country === clinic.facts.country ? 1 : 0);
  };
  return all
    .filter((other) => other.id !== clinic.id)
    .map((other) => ({ other, kinship: kinship(other) }))
    .filter((candidate) => candidate.kinship > 0)
    .sort((a, b) => b.kinship - a.kinship || a.other.id.localeCompare(b.other.id))
    .slice(0, MOST)
    .map(({ other }) => other);
};
