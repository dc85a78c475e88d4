/** Longer ones would leave too large a gap at the end of a line. */
const LONGEST = 16;

/** Joins what stands on both sides of it, has no width, and is no obstacle to a search in the page (U+2060). */
const WORD_JOINER = '\u2060';

/** "follow-up", "round-the-clock", and the ending "-gliflozin"; no part of an address. */
const compound = /(?<![^\s("“¿¡])[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)+(?=$|[\s,;:!?)"”’/]|\.(?:\s|$))/gu;

/** Keeps short compounds of running text on one line: browsers break them behind each hyphen. */
export const keepCompounds = (text: string): string =>
  text.replace(compound, (word) => (word.length > LONGEST ? word : word.replaceAll('-', `-${WORD_JOINER}`)));
