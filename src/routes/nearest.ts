/**
 * Edit distance (Levenshtein): insertions, deletions and replacements from one text to the other. Written here, because
 * the library that the build takes for it would double what visitors load of this file.
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

/** Longer ids than any real one are not compared: an address may be of any length. */
const longest = 80;

const plain = (id: string): string =>
  id
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The candidate whose id is closest to what was written, if it is close: at most 40 % of it differs. */
export const nearestById = <Candidate extends { readonly id: string }>(
  written: string,
  candidates: readonly Candidate[],
): Candidate | undefined => {
  if (written.length > longest) return undefined;
  const wanted = plain(written);
  let best: Candidate | undefined;
  let bestShare = 0.4;
  for (const candidate of candidates) {
    const share = distance(wanted, candidate.id) / Math.max(wanted.length, candidate.id.length);
    if (share <= bestShare && (!best || share < bestShare)) {
      best = candidate;
      bestShare = share;
    }
  }
  return best;
};
