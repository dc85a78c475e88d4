/** Longer ones would leave too large a gap at the end of a line. */
const LONGEST = 16;

/** Word joiner (U+2060): no line break, no width, and a search in the page ignores it. */
const WORD_JOINER = '\u2060';

/** "follow-up", "round-the-clock", and the ending "-gliflozin"; no part of an address. */
const compound = /(?<![^\s("“¿¡])[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)+(?=$|[\s,;:!?)"”’/]|\.(?:\s|$))/gu;

/** "36 °C", "40 min", "10 días": the space between a number and its unit. */
const beforeUnit =
  /(?<=\d) (?=(?:°[CF]|k?m|ft|m[gls]|g|min|(?:day|día|hour|hora|minut[eo]|night|noche|week|semana|month|year|año)s?|mes|meses)(?![\p{L}\p{N}]))/gu;

/** Keeps short compounds, and numbers with their units, on one line: browsers break behind each hyphen and at each space. */
export const keepCompounds = (text: string): string =>
  text
    .replace(compound, (word) => (word.length > LONGEST ? word : word.replaceAll('-', `-${WORD_JOINER}`)))
    .replace(beforeUnit, '\u00A0');
