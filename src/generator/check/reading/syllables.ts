import { syllable } from 'syllable';
import type { Language } from '../../../facts/locales';
import { oncePer } from '../../oncePer';

const VOWELS = /[aeiouáéíóúü]+/g;
/** Two vowels in different syllables: two open ones, or an accented closed one next to an open one. */
const HIATUS = /[aeoáéó](?=[aeoáéó])|[íú](?=[aeoáéó])|[aeoáéó](?=[íú])/g;

/** Counts the syllables of a Spanish word: groups of vowels, split where two are spoken separately. */
const spanishSyllables = (word: string): number => {
  // The u in que, qui, gue and gui is silent, and y at the end of a word is a vowel.
  const spoken = word
    .toLowerCase()
    .replace(/([qg])u(?=[eéií])/g, '$1')
    .replace(/y$/, 'i');
  const groups = spoken.match(VOWELS) ?? [];
  return groups.reduce((sum, group) => sum + 1 + (group.match(HIATUS)?.length ?? 0), 0);
};

const englishSyllables = oncePer(syllable);

/** Syllables of a word, at least one. */
export const syllablesOf = (word: string, language: Language): number =>
  Math.max(1, language === 'en' ? englishSyllables(word) : spanishSyllables(word));
