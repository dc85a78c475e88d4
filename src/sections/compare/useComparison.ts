import { useCallback, useEffect, useMemo, useState } from 'react';
import { readChosen, writeChosen } from '../../client/chosenClinics';
import { type Day, today } from '../../client/days';
import { getJson } from '../../client/httpClient';
import { readQuery, replaceQuery, watchOwnQuery } from '../../client/query';
import { useQuery } from '../../components/ui/link/useQuery';
import type { ClinicChoice, CompareView } from '../../data/comparison';
import { isListWith } from '../../facts/isObject';
import { comparisonQuery, readComparison } from '../../routes/comparisonAddress';
import { chooseClinics } from './choose';

interface Choices {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly choices: readonly ClinicChoice[];
  readonly retry: () => void;
}

const isList = (value: unknown): value is readonly ClinicChoice[] => isListWith(value, 'id', 'file');

/** All clinics that can be chosen, by name. @param address of their file */
const useChoices = (address: string): Choices => {
  const [loaded, setLoaded] = useState<Pick<Choices, 'state' | 'choices'>>({ state: 'loading', choices: [] });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once more
  useEffect(() => {
    let wanted = true;
    getJson(address)
      .then((list) => {
        if (!isList(list)) throw new TypeError(`${address} holds no list of clinics.`);
        if (wanted) setLoaded({ state: 'ready', choices: list });
      })
      .catch((error: unknown) => {
        console.error('The list of clinics to compare could not be loaded.', error);
        if (wanted) setLoaded({ state: 'failed', choices: [] });
      });
    return () => {
      wanted = false;
    };
  }, [address, attempt]);

  const retry = useCallback(() => {
    setLoaded({ state: 'loading', choices: [] });
    setAttempt((before) => before + 1);
  }, []);
  return { ...loaded, retry };
};

const idsOf = (clinics: readonly { readonly id: string }[]): string[] => clinics.map(({ id }) => id);

/** What is compared. The address holds it and sets the tab's choice; an address without one takes the tab's. */
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
