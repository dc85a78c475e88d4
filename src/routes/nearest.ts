import { withoutAccents } from '../facts/withoutAccents';

/**
 * Edit distance (Levenshtein): insertions, deletions and replacements between two texts. Written here, because a
 * library would double what visitors load of this file.
 */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};

/** Longer than any real value, because an address or a field may have any length. */
const LONGEST = 80;
/** The share of the longer text that may differ. */
const LARGEST_SHARE = 0.4;
const SHORTEST_BEGINNING = 3;

/** A text in the form of an id: without accents, capitals and spaces. */
const plain = (text: string): string => withoutAccents(text).replace(/[\s_]+/g, '-');

/**
 * The allowed value that was probably meant: the only one that begins like it, or the closest one.
 * @param mostLetters how many letters may differ at most; 40 % of them by default
 */
export const nearest = (
  written: string,
  allowed: readonly string[],
  mostLetters = Number.POSITIVE_INFINITY,
): string | undefined => {
  if (written.length > LONGEST) return undefined;
  const wanted = plain(written);
  const begun = allowed.filter((value) => wanted.length >= SHORTEST_BEGINNING && plain(value).startsWith(wanted));
  if (begun.length === 1) return begun[0];
  let best: string | undefined;
  let bestShare = LARGEST_SHARE;
  for (const value of allowed) {
    const letters = distance(wanted, plain(value));
    const share = letters / Math.max(wanted.length, value.length);
    if (letters > mostLetters || share > bestShare || (best !== undefined && share === bestShare)) continue;
    best = value;
    bestShare = share;
  }
  return best;
};

/** The candidate whose id is nearest to the written one. */
export const nearestById = <Candidate extends { readonly id: string }>(
  written: string,
  candidates: readonly Candidate[],
): Candidate | undefined => {
  const id = nearest(
    written,
    candidates.map((candidate) => candidate.id),
  );
  return candidates.find((candidate) => candidate.id === id);
};
