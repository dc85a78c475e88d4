import { useEffect, useState } from 'react';
import { getJson } from '../../../client/httpClient';
import { loadChunk } from '../../../client/loadChunk';
import type { SearchItem } from '../../../data/search';
import { isListWith } from '../../../facts/isObject';
import type { AnswerKind, Answers } from '../../../search/searchIndex';
import { usePage } from '../../ui/page/PageProvider';

export interface Search {
  readonly ask: (text: string) => Answers;
  readonly item: (kind: AnswerKind, id: string) => SearchItem | undefined;
}

const isList = (value: unknown): value is readonly SearchItem[] => isListWith(value, 'words');

const load = async (address: string): Promise<Search> => {
  const [{ createSearch }, items] = await Promise.all([
    loadChunk(() => import('../../../search/createSearch')),
    getJson(address),
  ]);
  if (!isList(items)) throw new TypeError(`${address} holds no search entries.`);
  const byKey = new Map(items.map((each) => [`${each.kind} ${each.id}`, each]));
  return { ask: createSearch(items), item: (kind, id) => byKey.get(`${kind} ${id}`) };
};

/** One load for all that search in a language. A load that failed is tried again. */
const loads = new Map<string, Promise<Search>>();
const loaded = (address: string): Promise<Search> => {
  const known = loads.get(address);
  if (known) return known;
  const begun = load(address);
  loads.set(address, begun);
  begun.catch(() => loads.delete(address));
  return begun;
};

/**
 * The search, sent for when it is wanted; undefined until it has arrived, null when it could not be loaded. Without it the
 * form still leads to the index.
 */
export const useSearch = (wanted: boolean): Search | null | undefined => {
  const { searchFile } = usePage();
  const [search, setSearch] = useState<Search | null>();
  useEffect(() => {
    if (!wanted) return;
    let waiting = true;
    loaded(searchFile)
      .then((arrived) => {
        if (waiting) setSearch(() => arrived);
      })
      .catch((error: unknown) => {
        console.error('The search could not be loaded.', error);
        if (waiting) setSearch(null);
      });
    return () => {
      waiting = false;
    };
  }, [searchFile, wanted]);
  return search;
};
