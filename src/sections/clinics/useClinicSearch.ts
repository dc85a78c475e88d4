import { useMemo } from 'react';
import { useSearch } from '../../components/site/search/useSearch';
import { searchBox } from '../../facts/limits';

interface Found {
  /** Ids of clinics, best first; undefined while nothing narrows the list. */
  readonly clinics: readonly string[] | undefined;
  /** Ids of the procedures that the text means, or that come nearest. */
  readonly procedures: readonly string[];
  /** failed: the search could not be loaded, so the text narrows nothing. */
  /** Id of the procedure that is called so, or empty. */
  readonly named: string;
  readonly state: 'settled' | 'loading' | 'failed';
}

const everything: Found = { clinics: undefined, procedures: [], named: '', state: 'settled' };

/** What the site's search says to a text of the list's own box. It is sent for when somebody searches. */
export const useClinicSearch = (text: string): Found => {
  const search = useSearch(text !== '');
  return useMemo(() => {
    if (text.length < searchBox.fewest) return everything;
    if (!search) return { ...everything, state: search === null ? 'failed' : 'loading' };
    const { clinics, groups, named = '' } = search.ask(text);
    return { clinics, named, procedures: groups.find(({ kind }) => kind === 'procedure')?.ids ?? [], state: 'settled' };
  }, [search, text]);
};
