import { type Language, languages } from '../../../facts/locales';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that almost every sentence has, and no name of ours. */
const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(
    'about an and are as at be by for from how in is it more not of on or our than that the their they this to us we what ' +
      'when which who with you your',
  ),
  es: setOf(
    'al con cuando cuál cada cómo de del dónde el en es esta este la las le les lo los más nuestra nuestro o para por qué ' +
      'se sin sobre su sus un una usted y',
  ),
};

/** A word in small letters that another of the site's languages has, and this one has not: "Respuesta en 24 horas". */
export const foreignWord = (
  text: string,
  language: Language,
): { readonly word: string; readonly of: Language } | undefined => {
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    if (functionWords[language].has(word)) continue;
    const of = languages.find((other) => functionWords[other].has(word));
    if (of) return { word, of };
  }
  return undefined;
};
