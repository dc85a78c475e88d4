import { type Language, otherLanguage } from '../../../facts/locales';
import { textAt } from '../records/fieldAccess';
import { problemAt } from '../records/schemaWording';
import type { YamlSource } from '../records/yamlSource';
import { type Problem, quote } from '../report/problem';

/** The state of a record's words in one language. */
interface DatedWords {
  readonly language: Language;
  readonly digest: string;
  /** Digest of the other language's words with which they were said to agree. */
  readonly translatedFrom?: string | undefined;
}

/** Whether words were made to agree with an earlier state of their counterpart than the one that is there. */
const isBehind = ({ language, translatedFrom }: DatedWords, words: readonly DatedWords[]): boolean => {
  const counterpart = words.find((each) => each.language === otherLanguage(language));
  return translatedFrom !== undefined && counterpart !== undefined && translatedFrom !== counterpart.digest;
};

/**
 * The language whose words were changed and not those of the other one; undefined where both agree, where both were
 * changed, or where nobody has said that they agree.
 */
export const newerLanguageOf = (words: readonly DatedWords[]): Language | undefined => {
  const [behind, ...others] = words.filter((source) => isBehind(source, words));
  return behind && others.length === 0 ? otherLanguage(behind.language) : undefined;
};

/** A file of words, as far as this rule looks at it. */
interface WordsFile extends YamlSource {
  readonly language: Language;
  readonly digest: string;
}

/** A file's state. */
export const dated = ({ language, digest, value }: WordsFile): DatedWords => ({
  language,
  digest,
  translatedFrom: textAt(value, 'translatedFrom'),
});

/** Words that were changed in one language only, or in both without a word that they agree. */
export const problemsOfTranslation = ({ words }: { readonly words: readonly WordsFile[] }): Problem[] => {
  const states = words.map(dated);
  const newer = newerLanguageOf(states);
  return words
    .filter((source) => isBehind(dated(source), states))
    .map((source) => {
      const counterpart = `words.${otherLanguage(source.language)}.md`;
      return problemAt(source, ['translatedFrom'], {
        found: newer ? `${counterpart} is newer` : `this file and ${counterpart} were both changed`,
        allowed: 'the same in both languages',
        fix: `Compare ${quote(counterpart)} with this file, write here what it says, then npm run translated -- ${source.file}`,
      });
    });
};
