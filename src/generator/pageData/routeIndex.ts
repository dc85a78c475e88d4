import type { Language } from '../../facts/locales';
import type { IndexedRecord } from '../../routes/detailChecks';
import { type DetailRouteKey, isDetailRoute, routeKeys } from '../../routes/table';
import { type DetailRecord, pageAddresses } from '../content/pageAddresses';
import type { ViewContext } from './context';

const nameOf = ({ facts, words }: DetailRecord, language: Language): string =>
  words[language].name ?? ('name' in facts ? facts.name : '');

/** Every id of each detail route in the language of the view, for its validation step. The id is the one of the address. */
export const routeIndex = ({ content, language }: ViewContext): Record<DetailRouteKey, IndexedRecord[]> => {
  const addresses = pageAddresses(content);
  const known = (route: DetailRouteKey): IndexedRecord[] =>
    addresses.flatMap(({ route: own, paths, record }) => {
      if (own !== route || !record) return [];
      const path = paths[language];
      return [{ id: path.slice(path.lastIndexOf('/') + 1), name: nameOf(record, language), path }];
    });
  return Object.fromEntries(routeKeys.filter(isDetailRoute).map((route) => [route, known(route)])) as Record<
    DetailRouteKey,
    IndexedRecord[]
  >;
};
