import { useMemo } from 'react';
import { useSearch } from '../../components/site/search/useSearch';
import { searchBox } from '../../facts/limits';
import type { Answers } from '../../search/searchIndex';

interface Found {
  /** Ids of clinics, best first; undefined while nothing narrows the list. */
  readonly clinics: readonly string[] | undefined;
  /** Ids of the procedures that the text means, or that come nearest. */
  readonly procedures: readonly string[];
  readonly named?: Answers['named'];
  /** failed: the search could not be loaded, so the text narrows nothing. */
  readonly state: 'settled' | 'loading' | 'failed';
}

const everything: Found = { clinics: undefined, procedures: [], state: 'settled' };

/** What the site's search says to a text of the list's own box. It is sent for when somebody searches. */
export const useClinicSearch = (text: string): Found => {
  const search = useSearch(text !== '');
  return useMemo(() => {
    if (text.length < searchBox.fewest) return everything;
    if (!search) return { ...everything, state: search === null ? 'failed' : 'loading' };
    const { clinics, groups, named } = search.ask(text);
    return { clinics, named, procedures: groups.find(({ kind }) => kind === 'procedure')?.ids ?? [], state: 'settled' };
  }, [search, text]);
};
