import type { CareOptionKey } from '../../facts/careOptionKeys';
import { pathFor } from '../../routes/path';
import { evidenceLevels } from '../../schemas/procedure';
import type { SearchedProcedure } from '../../views/searchedProcedure';
import type { ProcedureRecord, ViewContext } from './context';

/** The unproven ones last, whatever their order. */
export const byEvidence = (a: ProcedureRecord, b: ProcedureRecord): number =>
  evidenceLevels.indexOf(a.facts.evidence) - evidenceLevels.indexOf(b.facts.evidence);

/** The procedures that a clinic offers, in their order, as search data. */
export const searchedProcedures = ({
  content,
  language,
}: ViewContext): (SearchedProcedure & { readonly careOption: CareOptionKey })[] =>
  content.procedures
    .filter(({ id }) => content.clinics.some(({ facts }) => facts.offers.some(({ procedure }) => procedure === id)))
    .sort(byEvidence)
    .map(({ id, facts, words }) => ({
      id,
      name: words[language].name,
      otherNames: words[language].otherNames.join(', '),
      path: pathFor('procedure', language, facts.slug[language]),
      careOption: facts.careOption,
    }));
