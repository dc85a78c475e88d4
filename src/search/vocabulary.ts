import { same, soundOf, stem } from './tokens';

const SHORTEST_PART = 3;
const LONGEST_WHOLE = 30;
const SHORTEST_ROOT = 5;
/** A root of more words than this says little. */
const MOST_KIN = 3;
/** Of a word: what is left of "blanquear" is in "blanqueamiento". */
const ROOT_SHARE = 0.65;

/**
 * Leads words that no text has to words of the texts: one word written as two, two as one, a word by its sound, and a form
 * of a word by its root.
 * @param wholes words of names by the names written together: "allon4"
 */
export const createVocabulary = (texts: readonly string[], wholes?: ReadonlyMap<string, readonly string[]>) => {
  const known = new Set(texts.flatMap((text) => text.split(' ')));
  const list = [...known];
  const bySound = new Map(
    [...same, ...list.map((word) => [word, word] as const)].map(([word, as]) => [soundOf(word), as]),
  );
  const kinOf = (root: string): string[] => list.filter((word) => word.startsWith(root));

  const apart = (word: string): string[] | undefined => {
    if (word.length > LONGEST_WHOLE) return undefined;
    for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++) {
      const parts = [word.slice(0, end), word.slice(end)].map(stem);
      if (parts.every((part) => known.has(part))) return parts;
    }
    return undefined;
  };

  const lead = (word: string): string[] => {
    if (known.has(word) || kinOf(word).length > 0) return [word];
    const heard = bySound.get(soundOf(word));
    if (heard) return [heard];
    const root = word.slice(0, Math.ceil(word.length * ROOT_SHARE));
    const kin = root.length >= SHORTEST_ROOT ? kinOf(root) : [];
    return wholes?.get(word)?.slice() ?? apart(word) ?? (kin.length > 0 && kin.length <= MOST_KIN ? kin : [word]);
  };

  return {
    knows: (word: string): boolean => known.has(word),
    /** The words of a query as the texts have them, each as it is where they have none. */
    lead: (words: readonly string[]): string[] =>
      words.flatMap((word, index) => {
        const joined = word + (words[index + 1] ?? '');
        return joined !== word && known.has(joined) ? [joined, ...lead(word)] : lead(word);
      }),
  };
};
