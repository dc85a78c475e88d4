import type { SearchItem } from '../../../data/search';
import type { AnswerKind } from '../../../search/searchIndex';
import type { Search } from './useSearch';

/** More of a kind than this stand on the page that the form opens. */
const most: Readonly<Record<AnswerKind, number>> = { procedure: 5, careOption: 2, clinic: 4 };

export interface SuggestionGroup {
  readonly kind: AnswerKind;
  readonly items: readonly SearchItem[];
}

export interface Suggestions {
  readonly groups: readonly SuggestionGroup[];
  readonly isNearest: boolean;
  /** Clinics offer what was found, and none is among the groups. */
  readonly isOffered: boolean;
}

/** What the list under a search box shows for a text. */
export const suggestionsFor = ({ ask, item }: Search, text: string): Suggestions => {
  const { groups, clinics, isNearest } = ask(text);
  return {
    groups: groups.map(({ kind, ids }) => ({
      kind,
      items: ids.slice(0, most[kind]).flatMap((id) => item(kind, id) ?? []),
    })),
    isNearest,
    isOffered: clinics.length > 0 && groups.every(({ kind }) => kind !== 'clinic'),
  };
};
