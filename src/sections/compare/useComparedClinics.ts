import { type ComponentType, useEffect, useState } from 'react';
import { getJson } from '../../client/httpClient';
import { loadChunk } from '../../client/loadChunk';
import type { ClinicChoice, ComparedClinicView } from '../../data/comparison';
import { isObject } from '../../facts/isObject';
import type { ComparisonProps } from './Comparison';

/** State of each load, by address. */
type Files = Readonly<Record<string, ComparedClinicView | 'loading' | 'failed'>>;

interface ComparedClinics {
  /** Those that have arrived, in the order of the choice. */
  readonly clinics: readonly ComparedClinicView[];
  readonly loading: readonly ClinicChoice[];
  readonly failed: readonly ClinicChoice[];
  readonly retry: () => void;
  /** What shows them, once it has arrived. */
  readonly Comparison: ComponentType<ComparisonProps> | undefined;
}

const isClinic = (value: unknown): value is ComparedClinicView => isObject(value) && 'id' in value && 'offers' in value;

const load = async (address: string): Promise<ComparedClinicView | 'failed'> => {
  try {
    const clinic = await getJson(address);
    if (!isClinic(clinic)) throw new TypeError(`${address} holds no clinic.`);
    return clinic;
  } catch (error) {
    console.error('A clinic to compare could not be loaded.', error);
    return 'failed';
  }
};

const loadComparison = async (): Promise<ComponentType<ComparisonProps> | undefined> => {
  try {
    return (await loadChunk(() => import('./Comparison'))).Comparison;
  } catch (error) {
    console.error('The comparison could not be loaded.', error);
    return undefined;
  }
};

/** Loads the data of the chosen clinics, each once while the page is mounted, and the code of the comparison with the first. */
export const useComparedClinics = (chosen: readonly ClinicChoice[]): ComparedClinics => {
  const [files, setFiles] = useState<Files>({});
  const [Comparison, setComparison] = useState<ComponentType<ComparisonProps>>();
  const missing = chosen.map(({ file }) => file).filter((file) => files[file] === undefined);
  const asked = missing.join(' ');

  useEffect(() => {
    const addresses = asked.split(' ').filter(Boolean);
    if (addresses.length === 0) return;
    setFiles((before) => ({ ...before, ...Object.fromEntries(addresses.map((each) => [each, 'loading' as const])) }));
    for (const address of addresses)
      void Promise.all([load(address), loadComparison()]).then(([clinic, part]) => {
        if (part) setComparison(() => part);
        setFiles((before) => ({ ...before, [address]: part ? clinic : 'failed' }));
      });
  }, [asked]);

  const of = (choice: ClinicChoice) => files[choice.file] ?? 'loading';
  return {
    Comparison,
    clinics: chosen.map(of).filter((file) => typeof file === 'object'),
    loading: chosen.filter((choice) => of(choice) === 'loading'),
    failed: chosen.filter((choice) => of(choice) === 'failed'),
    retry: () =>
      setFiles((before) => Object.fromEntries(Object.entries(before).filter(([, file]) => file !== 'failed'))),
  };
};
