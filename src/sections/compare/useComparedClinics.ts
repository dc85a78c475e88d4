import { useEffect, useState } from 'react';
import { getJson } from '../../client/httpClient';
import type { ClinicChoice, ComparedClinicView } from '../../data/comparison';

/** What has become of each file, by its address. */
type Files = Readonly<Record<string, ComparedClinicView | 'loading' | 'failed'>>;

interface ComparedClinics {
  /** Those that have arrived, in the order of the choice. */
  readonly clinics: readonly ComparedClinicView[];
  readonly loading: readonly ClinicChoice[];
  readonly failed: readonly ClinicChoice[];
  readonly retry: () => void;
}

const isClinic = (value: unknown): value is ComparedClinicView =>
  typeof value === 'object' && value !== null && 'id' in value && 'offers' in value;

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

/** The data of the chosen clinics, each asked for once as long as the page is there. */
export const useComparedClinics = (chosen: readonly ClinicChoice[]): ComparedClinics => {
  const [files, setFiles] = useState<Files>({});
  const missing = chosen.map(({ file }) => file).filter((file) => files[file] === undefined);
  const asked = missing.join(' ');

  useEffect(() => {
    const addresses = asked.split(' ').filter(Boolean);
    if (addresses.length === 0) return;
    setFiles((before) => ({ ...before, ...Object.fromEntries(addresses.map((each) => [each, 'loading' as const])) }));
    for (const address of addresses)
      void load(address).then((clinic) => setFiles((before) => ({ ...before, [address]: clinic })));
  }, [asked]);

  const of = (choice: ClinicChoice) => files[choice.file] ?? 'loading';
  return {
    clinics: chosen.map(of).filter((file) => typeof file === 'object'),
    loading: chosen.filter((choice) => of(choice) === 'loading'),
    failed: chosen.filter((choice) => of(choice) === 'failed'),
    retry: () =>
      setFiles((before) => Object.fromEntries(Object.entries(before).filter(([, file]) => file !== 'failed'))),
  };
};
