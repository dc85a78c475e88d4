import { syllable } from 'syllable';
import type { Language } from '../../../facts/locales';
import { type Problem, problemOfFile } from '../../content/problem';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf, sentencesOf } from '../../content/text/textFields';
import { memoize } from '../../memoize';

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

interface Counts {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
}

interface Scale {
  readonly name: string;
  readonly allowed: string;
  readonly syllables: (word: string) => number;
  readonly score: (counts: Counts) => number;
  readonly isEasy: (score: number) => boolean;
}

/**
 * Flesch-Kincaid gives the school grade that a reader needs. INFLESZ runs from 0 to 100; higher is easier. Undefined for
 * a language whose texts are not measured.
 */
export const scales: Readonly<Record<Language, Scale | undefined>> = {
  en: {
    name: 'Flesch-Kincaid grade',
    allowed: 'at most grade 8',
    syllables: memoize(syllable),
    score: ({ sentences, words, syllables }) => 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
    isEasy: (score) => score <= 8,
  },
  es: {
    name: 'INFLESZ',
    allowed: 'at least 55, "normal"',
    syllables: spanishSyllables,
    score: ({ sentences, words, syllables }) => 206.835 - 62.3 * (syllables / words) - words / sentences,
    isEasy: (score) => score >= 55,
  },
};

/** Syllables of a word, at least one. */
export const syllablesOf = (word: string, language: Language): number =>
  Math.max(1, scales[language]?.syllables(word) ?? 1);

/** Shorter texts are labels and headings. */
const FEWEST_WORDS = 5;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu;

const countsOf = (texts: readonly string[], language: Language): Counts => {
  const sentences = texts
    .flatMap((text) => sentencesOf(text.replace(/\s*\[[^\]]*\]/g, ''), language))
    .map(({ words }) => words.match(WORD) ?? [])
    .filter(({ length }) => length >= FEWEST_WORDS);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0);
  return { sentences: sentences.length, words: words.length, syllables };
};

/** How easy a file's texts are to read, by the scale of their language; nothing for texts without sentences. */
export const readabilityOfTexts = (file: string, language: Language, texts: readonly string[]) => {
  const counts = countsOf(texts, language);
  const scale = scales[language];
  if (counts.sentences === 0 || !scale) return [];
  // Rounded as it is printed: 8.04 is grade 8.
  const score = Math.round(scale.score(counts) * 10) / 10;
  return [{ file, language, scale, ...counts, score, isEasy: scale.isEasy(score) }];
};

/** The same of a record's words. */
export const readabilityOf = ({ words }: ParsedRecord) =>
  words.flatMap((source) => {
    const sentences = citableSentencesOf(source).filter(({ isCitable }) => isCitable);
    return readabilityOfTexts(
      source.file,
      source.language,
      sentences.map(({ words: text }) => text),
    );
  });

/** More words than most readers hold until the end of a sentence. */
export const mostWords = 32;

/** Sentences of a record that are longer, with their places: what `npm run reading` names. */
export const longSentencesOf = ({ words }: ParsedRecord) =>
  words.flatMap((source) =>
    citableSentencesOf(source).flatMap(({ words: text, problem }) => {
      const { file, line } = problem({ found: '', allowed: '', fix: '' });
      return sentencesOf(text.replace(/\s*\[[^\]]*\]/g, ''), source.language)
        .map(({ words: sentence }) => ({
          file,
          line,
          sentence: sentence.trim(),
          count: sentence.match(WORD)?.length ?? 0,
        }))
        .filter(({ count }) => count > mostWords);
    }),
  );

/** Texts that are too hard for a frightened reader. */
export function* problemsOfReadability(reading: ParsedRecord): Iterable<Problem> {
  for (const { file, scale, score, words, sentences, isEasy } of readabilityOf(reading))
    if (!isEasy)
      yield problemOfFile(file, 'whole file', {
        found: `${scale.name} ${score.toFixed(1)}, ${(words / sentences).toFixed(1)} words in a sentence`,
        allowed: scale.allowed,
        fix: 'Part long sentences, and use shorter words; npm run reading shows all texts.',
      });
}
