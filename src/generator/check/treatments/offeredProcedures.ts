import { isSpecialty } from '../../../facts/specialties';
import { listAt, textAt } from '../records/fieldAccess';
import { oneOf } from '../records/keys';
import { idOf, type Reading } from '../records/readRecord';
import { problemAt } from '../records/schemaWording';
import { type Problem, quote } from '../report/problem';

const careOptionOf = (procedure: Reading | undefined): string | undefined =>
  textAt(procedure?.facts?.value, 'careOption');

/** Each treatment must name a procedure of one of the clinic's specialties, and each specialty needs a treatment. */
export const problemsOfOffers = ({ facts }: Reading, procedures: readonly Reading[]): Problem[] => {
  if (!facts || procedures.length === 0) return [];
  const ids = procedures.map(idOf);
  const specialties = listAt(facts.value, 'specialties');
  const named = listAt(facts.value, 'treatments').map((entry) => textAt(entry, 'procedure'));
  const unknown = named.flatMap((id, index) =>
    id === undefined
      ? []
      : oneOf(facts, ['treatments', index, 'procedure'], id, ids, 'the id of a procedure below content/procedures'),
  );
  const careOptions = named.map((id) => careOptionOf(procedures.find((procedure) => idOf(procedure) === id)));
  // With a misspelled specialty or an unreadable procedure, report that, not the others.
  if (unknown.length > 0 || !specialties.every(isSpecialty) || !careOptions.every(isSpecialty)) return unknown;
  const outside = careOptions.flatMap((careOption, index) =>
    specialties.includes(careOption)
      ? []
      : [
          problemAt(facts, ['treatments', index, 'procedure'], {
            found: `${quote(named[index])}, which belongs to ${careOption}`,
            allowed: `procedures of the clinic’s specialties: ${specialties.join(', ')}`,
            fix: `Add ${careOption} to specialties, or name another procedure.`,
          }),
        ],
  );
  const untreated = specialties.flatMap((specialty, index) =>
    careOptions.includes(specialty)
      ? []
      : [
          problemAt(facts, ['specialties', index], {
            found: `${quote(specialty)} without a treatment`,
            allowed: 'specialties for which treatments lists at least one procedure',
            fix: `Add a treatment of the specialty ${specialty}, or remove it from specialties.`,
          }),
        ],
  );
  return [...outside, ...untreated];
};

/** Reports a procedure that no clinic offers: it has no prices and no clinics to show. */
export const problemsOfUnusedProcedures = ({ id, folder }: Reading, clinics: readonly Reading[]): Problem[] => {
  const offered = clinics.map(({ facts }) =>
    listAt(facts?.value, 'treatments').map((entry) => textAt(entry, 'procedure')),
  );
  // A clinic that cannot be read may offer it. When there is no clinic at all, report only that.
  if (offered.length === 0 || offered.some((procedures) => procedures.length === 0 || procedures.includes(id)))
    return [];
  return [
    {
      file: `${folder}/facts.yaml`,
      line: 1,
      field: 'whole file',
      found: 'a procedure that no clinic offers',
      allowed: 'procedures that at least one treatment of a clinic names',
      fix: `Add a treatment with procedure: ${id} to a clinic, or remove the folder.`,
    },
  ];
};
