import { type Language, languages } from '../../../facts/locales';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that almost every sentence has, and no name of ours; undefined for a language whose texts are not judged by them. */
const functionWords: Readonly<Record<Language, ReadonlySet<string> | undefined>> = {
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
  const own = functionWords[language];
  for (const word of (own && text.match(/\p{L}+/gu)) ?? []) {
    if (own?.has(word)) continue;
    const of = languages.find((other) => functionWords[other]?.has(word));
    if (of) return { word, of };
  }
  return undefined;
};

/** The language of a short text whose small words are all another's: "A small house by the sea" in Spanish. */
export const foreignLanguage = (text: string, language: Language): Language | undefined =>
  text.match(/\p{L}+/gu)?.some((word) => functionWords[language]?.has(word))
    ? undefined
    : foreignWord(text, language)?.of;
