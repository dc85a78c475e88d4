import { francAll } from 'franc-min';
import { type Language, languages } from '../../../facts/locales';
import { memoize } from '../../memoize';

/** ISO 639-3 codes, which the detector uses; undefined for a language that it does not know. */
const codes: Readonly<Record<Language, string | undefined>> = { en: 'eng', es: 'spa' };

/** Whether texts of a language are recognized: others are not said to be in the wrong one. */
export const isDetected = (language: Language): boolean => codes[language] !== undefined;

/** In shorter texts, names of people and places would decide the result. */
const SHORTEST = 50;
/**
 * How far ahead the likeliest language must be: the lead (0 to 1) times the length of the text, since a lead means less
 * in a short text. On our content nothing is wrong from 12 on, and 14 leaves 3 of 100 texts undecided.
 */
const SMALLEST_LEAD = 14;
/** Quotations and titles, addresses, and source keys. */
const FOREIGN = /“[^”]*”|«[^»]*»|"[^"]*"|https?:\/\/\S+|\[[^\]]*\]/g;

/** The language of a text; undefined when it is short or could be either. Words in quotation marks do not count. */
export const detectLanguage = memoize((text): Language | undefined => {
  const words = text.replace(FOREIGN, ' ').trim();
  if (words.length < SHORTEST) return undefined;
  const [best, next] = francAll(words, { only: Object.values(codes).filter((code) => code !== undefined) });
  if (!best || (best[1] - (next?.[1] ?? 0)) * words.length < SMALLEST_LEAD) return undefined;
  return languages.find((language) => codes[language] === best[0]);
});
