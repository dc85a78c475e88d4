import { type Language, otherLanguage } from '../../../facts/locales';
import { textAt } from '../records/fieldAccess';
import { problemAt } from '../records/schemaWording';
import type { YamlSource } from '../records/yamlSource';
import { type Problem, quote } from '../report/problem';

/** A file of words, as far as this rule looks at it. */
interface DatedWords extends YamlSource {
  readonly language: Language;
  readonly digest: string;
}

/** Whether a file was made to agree with an earlier state of its counterpart than the one that is there. */
const isBehind = (source: DatedWords, words: readonly DatedWords[]): boolean => {
  const stamp = textAt(source.value, 'translatedFrom');
  const counterpart = words.find(({ language }) => language === otherLanguage(source.language));
  return stamp !== undefined && counterpart !== undefined && stamp !== counterpart.digest;
};

/**
 * The language whose words were changed and not those of the other one; undefined where both agree, where both were
 * changed, or where nobody has said that they agree.
 */
export const newerLanguageOf = (words: readonly DatedWords[]): Language | undefined => {
  const [behind, ...others] = words.filter((source) => isBehind(source, words));
  return behind && others.length === 0 ? otherLanguage(behind.language) : undefined;
};

/** Words that were changed in one language only, or in both without a word that they agree. */
export const problemsOfTranslation = ({ words }: { readonly words: readonly DatedWords[] }): Problem[] => {
  const newer = newerLanguageOf(words);
  return words
    .filter((source) => isBehind(source, words))
    .map((source) => {
      const counterpart = `words.${otherLanguage(source.language)}.md`;
      return problemAt(source, ['translatedFrom'], {
        found: newer ? `${counterpart} is newer` : `this file and ${counterpart} were both changed`,
        allowed: 'the same in both languages',
        fix: `Compare ${quote(counterpart)} with this file, write here what it says, then npm run translated -- ${source.file}`,
      });
    });
};
