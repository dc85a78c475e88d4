import { francAll } from 'franc-min';
import { type Language, languages, locales } from '../../../facts/locales';

/** ISO 639-3 codes, by which the detector knows our languages. */
const codes = { en: 'eng', es: 'spa' } as const satisfies Record<Language, string>;

/** In shorter texts, as measured on our content, names of people and places decide. */
const SHORTEST = 60;
/** How far the likeliest language must be ahead of the next, of 1. */
const SMALLEST_LEAD = 0.1;
const QUOTED = /“[^”]*”|«[^»]*»|"[^"]*"|https?:\/\/\S+/g;

/** The language's name for writers, whose messages are English. */
export const nameOfLanguage = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locales[language].tag.slice(0, 2)) ?? language;

/** The language of a text; undefined where it is short, or could be either. Words in quotation marks do not count. */
export const detectLanguage = (text: string): Language | undefined => {
  const words = text.replace(QUOTED, ' ').trim();
  if (words.length < SHORTEST) return undefined;
  const [best, next] = francAll(words, { only: Object.values(codes) });
  if (!best || best[1] - (next?.[1] ?? 0) < SMALLEST_LEAD) return undefined;
  return languages.find((language) => codes[language] === best[0]);
};
