import { useEffect, useState } from 'react';
import { getJson } from '../../client/httpClient';
import type { ClinicCardView, ClinicsListView } from '../../data/clinic';
import { isListWith } from '../../facts/isObject';

export interface AllClinics {
  readonly clinics: readonly ClinicCardView[];
  /** complete: `clinics` has all. */
  readonly state: 'complete' | 'loading' | 'failed';
}

const isList = (value: unknown): value is readonly ClinicCardView[] => isListWith(value, 'id');

/** The clinics of the page and, for a longer list, the rest from its file once the page is hydrated. */
export const useAllClinics = ({ clinics, index }: Pick<ClinicsListView, 'clinics' | 'index'>): AllClinics => {
  const [loaded, setLoaded] = useState<AllClinics>();

  useEffect(() => {
    if (!index) return;
    let wanted = true;
    const settle = (result: AllClinics) => {
      if (wanted) setLoaded(result);
    };
    getJson(index)
      .then((list) => {
        if (!isList(list)) throw new TypeError(`${index} holds no list of clinics.`);
        settle({ clinics: list, state: 'complete' });
      })
      .catch((error: unknown) => {
        console.error('The full list of clinics could not be loaded.', error);
        settle({ clinics, state: 'failed' });
      });
    return () => {
      wanted = false;
    };
  }, [clinics, index]);

  return loaded ?? { clinics, state: index ? 'loading' : 'complete' };
};
