import { type Language, otherLanguage } from '../../../facts/locales';
import { textAt } from '../records/fieldAccess';
import { problemAt } from '../records/schemaWording';
import type { YamlSource } from '../records/yamlSource';
import { type Problem, quote } from '../report/problem';

/** The state of a record's words in one language. */
interface DatedWords {
  readonly language: Language;
  readonly digest: string;
  /** Digest of the other language's words at the time when somebody confirmed that both agree. */
  readonly translatedFrom?: string | undefined;
}

/** Whether the other language's words have changed since both were confirmed to agree. */
const isBehind = ({ language, translatedFrom }: DatedWords, words: readonly DatedWords[]): boolean => {
  const counterpart = words.find((each) => each.language === otherLanguage(language));
  return translatedFrom !== undefined && counterpart !== undefined && translatedFrom !== counterpart.digest;
};

/**
 * The language whose words alone were changed since; undefined when both agree, both were changed, or nobody has
 * confirmed that they agree.
 */
export const newerLanguageOf = (words: readonly DatedWords[]): Language | undefined => {
  const [behind, ...others] = words.filter((source) => isBehind(source, words));
  return behind && others.length === 0 ? otherLanguage(behind.language) : undefined;
};

/** The parts of a file of words that this rule uses. */
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

/** Reports words that were changed in one language only, or in both without a confirmation that they agree. */
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
