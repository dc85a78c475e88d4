import type { SearchedProcedure } from '../../views/searchedProcedure';
import { soughtWords, wordsOf } from '../../web/searchWords';

const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/**
 * The procedures that a text means: the one that is called so, by its name or another; else those in one of whose names
 * each word of the text begins a word. None for an empty text.
 */
export const findProcedures = <Each extends SearchedProcedure>(text: string, procedures: readonly Each[]): Each[] => {
  const sought = soughtWords(text);
  if (sought.length === 0) return [];
  const named = procedures.map((procedure) => ({
    procedure,
    names: [procedure.name, ...procedure.otherNames.split(', ')],
  }));
  const called = named.filter(({ names }) => names.some((name) => same(soughtWords(name), sought)));
  const found = named.filter(({ names }) =>
    names.some((name) => {
      const words = wordsOf(name);
      return sought.every((part) => words.some((word) => word.startsWith(part)));
    }),
  );
  return (called.length > 0 ? called : found).map(({ procedure }) => procedure);
};
