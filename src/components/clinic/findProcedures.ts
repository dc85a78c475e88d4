import type { SearchedProcedure } from '../../data/searchedProcedure';
import { comparedTokens, queryTokens } from '../../search/tokens';

const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/**
 * Procedures by name or other name. An exact name first; else names in which every query word starts a word. None for an
 * empty text.
 */
export const findProcedures = <Each extends SearchedProcedure>(text: string, procedures: readonly Each[]): Each[] => {
  const sought = queryTokens(text);
  if (sought.length === 0) return [];
  const named = procedures.map((procedure) => ({
    procedure,
    names: [procedure.name, ...procedure.otherNames.split(', ')],
  }));
  const called = named.filter(({ names }) => names.some((name) => same(queryTokens(name), sought)));
  const found = named.filter(({ names }) =>
    names.some((name) => {
      const words = comparedTokens(name);
      return sought.every((part) => words.some((word) => word.startsWith(part)));
    }),
  );
  return (called.length > 0 ? called : found).map(({ procedure }) => procedure);
};
