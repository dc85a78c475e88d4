import { closest, distance } from 'fastest-levenshtein';

/** The allowed value most like what was written, or undefined when none is close enough to be meant. */
export const nearest = (written: string, allowed: readonly string[]): string | undefined => {
  if (!written || allowed.length === 0) return undefined;
  const candidate = closest(written, allowed);
  const furthest = Math.max(2, Math.floor(candidate.length / 2));
  return distance(written, candidate) <= furthest ? candidate : undefined;
};
