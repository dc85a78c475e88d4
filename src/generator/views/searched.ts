import type { CareOptionKey } from '../../facts/careOptionKeys';
import { pathFor } from '../../routes/path';
import type { SearchedProcedure } from '../../views/searchedProcedure';
import type { ViewContext } from './context';

/** The procedures that a clinic offers, in their order, as search data. */
export const searchedProcedures = ({
  content,
  language,
}: ViewContext): (SearchedProcedure & { readonly careOption: CareOptionKey })[] =>
  content.procedures
    .filter(({ id }) => content.clinics.some(({ facts }) => facts.offers.some(({ procedure }) => procedure === id)))
    .map(({ id, facts, words }) => ({
      id,
      name: words[language].name,
      otherNames: words[language].otherNames.join(', '),
      path: pathFor('procedure', language, facts.slug[language]),
      careOption: facts.careOption,
    }));
