import { withoutAccents } from '../facts/withoutAccents';
import { type Replacements, type SearchWords, searchWords } from './searchWords';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const languages = Object.values(searchWords);

const fillers = setOf(languages.map((words) => words.fillers).join(' '));

/** Words that say what is done, felt or seen, not where. */
export const generalWords = setOf(languages.map((words) => words.general).join(' '));

/** Words that begin or end names of many places. */
export const partsOfPlaces = setOf(languages.map((words) => words.partsOfPlaces).join(' '));

/** One word for what is said in many ways. */
export const same: ReadonlyMap<string, string> = new Map(
  languages.flatMap((words) =>
    Object.entries(words.same).flatMap(([concept, list]) => list.split(' ').map((word) => [word, concept] as const)),
  ),
);

const replacer = (list: Replacements) => (text: string) =>
  list.reduce((left, [pattern, word]) => left.replace(pattern, word), text);

const withoutPhrases = replacer(languages.flatMap(({ phrases }) => phrases));

/** Words of a text in lower case without accents. */
export const tokensOf = (text: string): string[] => withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Removes a plural ending: implants, articulaciones, surgeries. */
const singular = replacer([...languages.flatMap(({ plurals }) => plurals), [/(?<=..[^s])s$/, '']]);

const plain = replacer(languages.flatMap(({ endings }) => endings));

/** The form in which words are compared. */
export const stem = (word: string): string => {
  const one = singular(word);
  return same.get(word) ?? same.get(one) ?? plain(one);
};

const stemsOf = (of: (words: SearchWords) => string): ReadonlySet<string> =>
  new Set(languages.flatMap((words) => of(words).split(' ').map(stem)));

/** What is treated, in the form in which words are compared. */
export const organs = stemsOf((words) => words.organs);

/** Those that may lead somewhere beside unknown words. Of limbs little is done: a "red leg" asks for no liposuction. */
export const soleOrgans = [...organs].filter((organ) => !/^(?:leg|pierna|arm|brazo|eye|ojo)$/.test(organ));

/** What must fit beside it, in the same form. */
export const ailments = stemsOf((words) => words.ailments);

const isFiller = (word: string): boolean => fillers.has(word) || fillers.has(singular(word));

/**
 * Words of a text without fillers, in the form in which they are compared.
 * @param whole what a text of nothing but fillers has
 */
const tellingTokens = (text: string, whole: (words: string[]) => string[]): string[] => {
  const words = tokensOf(withoutPhrases(withoutAccents(text).replace(/'s\b|['’]/g, '')));
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : whole(words.length > 0 ? words : tokensOf(text))).map(stem);
};

/** Words of a query: none where it has nothing but fillers. */
export const queryTokens = (text: string): string[] => tellingTokens(text, () => []);

/** Words of a name or phrase, which has some whatever it says. */
export const phraseTokens = (text: string): string[] => tellingTokens(text, (words) => words);

/** A name or phrase as it is compared: two that are read alike lead to the same. */
export const phraseOf = (text: string): string => phraseTokens(text).join(' ');

/**
 * A word by its sound, for letters that are heard alike: b and v, s, c and z, ll and y in Spanish, a silent h or k, one
 * letter or two.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
    .replace(/ll/g, 'y')
    .replace(/qu|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/(?<!c)h/g, '')
    .replace(/v/g, 'b')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1');
