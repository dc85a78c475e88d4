/** Longer ones would leave too large a gap at the end of a line. */
const LONGEST = 16;

/** Word joiner (U+2060): no line break, no width, and a search in the page ignores it. */
const WORD_JOINER = '\u2060';

/** "follow-up", "round-the-clock", and the ending "-gliflozin"; no part of an address. */
const compound = /(?<![^\s("“¿¡])[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)+(?=$|[\s,;:!?)"”’/]|\.(?:\s|$))/gu;

/** Keeps short compounds of running text on one line: browsers break them behind each hyphen. */
export const keepCompounds = (text: string): string =>
  text.replace(compound, (word) => (word.length > LONGEST ? word : word.replaceAll('-', `-${WORD_JOINER}`)));
