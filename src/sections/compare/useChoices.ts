import { useCallback, useEffect, useState } from 'react';
import { getJson } from '../../client/httpClient';
import type { ClinicChoice } from '../../data/comparison';
import { isListWith } from '../../facts/isObject';

export interface Choices {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly choices: readonly ClinicChoice[];
  readonly retry: () => void;
}

const isList = (value: unknown): value is readonly ClinicChoice[] => isListWith(value, 'id', 'file');

/** All clinics that can be chosen, by name. @param address of their file */
export const useChoices = (address: string): Choices => {
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
