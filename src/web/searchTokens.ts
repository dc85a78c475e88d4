/** Lower case without accents: "Mérida" and "merida" are the same word. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Words that do not narrow a search: "clinics in Mexico" looks for Mexico. */
const fillers = new Set('a and at by de del el en for in la las los near of the with y con para cerca'.split(' '));

/** Words of a text in lower case without accents. */
export const tokensOf = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Removes a plural ending: "implants" looks for an implant. Beginnings of words match, so names in -s are still found.
 */
const singular = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word);

/** Words of a query without fillers, unless there is nothing else. */
export const queryTokens = (text: string): string[] => {
  const words = tokensOf(text).map(singular);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
};
