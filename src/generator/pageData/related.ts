import type { ClinicRecord } from './context';

const MOST = 3;

/** Each with its scope: unlike offers are not set beside each other. */
const proceduresOf = ({ facts }: ClinicRecord): string[] =>
  facts.offers.map(({ procedure, scope = '' }) => `${procedure} ${scope}`);

const sharedBy = (one: readonly string[], other: readonly string[]): number =>
  one.filter((each) => other.includes(each)).length;

/**
 * For each procedure and scope of a clinic at most three others that offer it; then, where those are fewer than three, clinics with a
 * shared specialty or in the same country. Those that share most come first, then by id.
 */
export const relatedClinics = (clinic: ClinicRecord, all: readonly ClinicRecord[]): ClinicRecord[] => {
  const own = [...new Set(proceduresOf(clinic))];
  const kin = all
    .filter((other) => other.id !== clinic.id)
    .map((other) => ({
      other,
      kinship:
        sharedBy(own, proceduresOf(other)) * 4 +
        sharedBy(clinic.facts.specialties, other.facts.specialties) * 2 +
        (other.facts.country === clinic.facts.country ? 1 : 0),
    }))
    .filter(({ kinship }) => kinship > 0)
    .sort((a, b) => b.kinship - a.kinship || a.other.id.localeCompare(b.other.id))
    .map(({ other }) => other);
  const chosen = new Set(
    own.flatMap((procedure) => kin.filter((other) => proceduresOf(other).includes(procedure)).slice(0, MOST)),
  );
  for (const other of kin) if (chosen.size < MOST) chosen.add(other);
  return kin.filter((other) => chosen.has(other));
};
