import MiniSearch from 'minisearch';
import { createVocabulary } from './vocabulary';

const SHORTEST_PREFIX = 3;
/** Of a word that somebody has finished: "lip lift" begins no liposuction. */
const SHORTEST_STEM = 5;

/** Names of operations end alike: a "vasectomy" is no slip of another. */
export const operation = /(?:tom|plast|scop)(?:y|ia)$/;

/** Edit distance: one letter from five letters on, two from eight. */
const fuzziness = (word: string): number =>
  /\d/.test(word) || word.length < 5 ? 0 : word.length < 8 || operation.test(word) ? 1 : 2;

const split = (text: string): string[] => text.split(' ');
const libraryOptions = { tokenize: split, processTerm: (word: string) => word };

/** A MiniSearch index; fuzzy only for words that no text has. */
export const forgiving = <Text extends { readonly id: number; readonly text: string }>(
  texts: readonly Text[],
  stored: (keyof Text & string)[] = [],
  wholes?: ReadonlyMap<string, readonly string[]>,
) => {
  const library = new MiniSearch<Text>({ ...libraryOptions, fields: ['text'], storeFields: stored });
  library.addAll(texts);
  const { knows, lead } = createVocabulary(
    texts.map(({ text }) => text),
    wholes,
  );
  return {
    knows,
    lead,
    find: (words: readonly string[], fuzzy: (word: string) => number = fuzziness, boostTerm = (_word: string) => 1) =>
      library.search(words.join(' '), {
        prefix: (word, index, { length }) =>
          index === length - 1 ? word.length >= SHORTEST_PREFIX : word.length >= SHORTEST_STEM && !knows(word),
        fuzzy: (word) => !knows(word) && fuzzy(word),
        boostTerm,
        // Few slips change how a short word begins: a "beach" is no reach.
        boostDocument: (_, term) => Number(words.some((word) => word[0] === term[0] || word.length > 6)),
      }),
  };
};
