import { useEffect, useMemo } from 'react';
import { readChosen, writeChosen } from '../../client/chosenClinics';
import { type Day, today } from '../../client/days';
import { readQuery, replaceQuery, watchOwnQuery } from '../../client/query';
import { useQuery } from '../../components/ui/link/useQuery';
import type { ClinicChoice, CompareView } from '../../data/comparison';
import { comparisonQuery, readComparison } from '../../routes/comparisonAddress';
import { chooseClinics } from './choose';
import { useChoices } from './useChoices';

const idsOf = (clinics: readonly { readonly id: string }[]): string[] => clinics.map(({ id }) => id);

/** What is compared: the address holds it and sets the tab's choice, or takes that. */
export const useComparison = ({ choices: file, procedures }: CompareView) => {
  const query = useQuery(watchOwnQuery);
  const asked = useMemo(() => readComparison(query), [query]);
  const { choices, state, retry } = useChoices(file);
  const choice = useMemo(() => chooseClinics(asked, choices, procedures, today()), [asked, choices, procedures]);

  useEffect(() => {
    const { procedure, clinics, date } = readComparison(readQuery());
    const chosen = readChosen();
    if (clinics.length === 0 && chosen.clinics.length > 0)
      replaceQuery(comparisonQuery(procedure ?? chosen.procedure, idsOf(chosen.clinics), date));
  }, []);

  useEffect(() => {
    if (choice.clinics.length === 0) return;
    writeChosen({
      ...(choice.procedure && { procedure: choice.procedure.id }),
      clinics: choice.clinics.map(({ id, name }) => ({ id, name })),
    });
  }, [choice]);

  /** Puts another choice into address and tab. The day stands in the address alone. */
  const change = (procedure: string | undefined, clinics: readonly ClinicChoice[], date: Day | undefined) => {
    if (clinics.length === 0) writeChosen({ clinics: [] });
    replaceQuery(comparisonQuery(procedure, idsOf(clinics), date));
  };

  return {
    asked: query,
    /** Something is asked for, whether it exists or not. */
    isAsked: asked.clinics.length > 0,
    state,
    retry,
    choices,
    choice,
    change,
    /** The query that holds what is shown, for the address to send and for the contact page. */
    query: comparisonQuery(choice.procedure?.id, idsOf(choice.clinics), choice.date),
  };
};
