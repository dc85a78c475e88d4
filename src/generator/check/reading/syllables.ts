import { syllable } from 'syllable';
import type { Language } from '../../../facts/locales';

const VOWELS = /[aeiouáéíóúü]+/g;
/** Two vowels that belong to different syllables: two open ones, or a closed one with an accent beside an open one. */
const HIATUS = /[aeoáéó](?=[aeoáéó])|[íú](?=[aeoáéó])|[aeoáéó](?=[íú])/g;

/** Syllables of a Spanish word: groups of vowels, parted where two of them are spoken apart. */
const spanishSyllables = (word: string): number => {
  // The u of que, qui, gue and gui is silent, and y at the end of a word is a vowel.
  const spoken = word
    .toLowerCase()
    .replace(/([qg])u(?=[eéií])/g, '$1')
    .replace(/y$/, 'i');
  const groups = spoken.match(VOWELS) ?? [];
  return groups.reduce((sum, group) => sum + 1 + (group.match(HIATUS)?.length ?? 0), 0);
};

/** Syllables of a word, at least one. */
export const syllablesOf = (word: string, language: Language): number =>
  Math.max(1, language === 'en' ? syllable(word) : spanishSyllables(word));
