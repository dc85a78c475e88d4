import type { RootContent } from 'mdast';
import { defaultLanguage } from '../../facts/locales';
import { lineOfNode, textOf } from './markdown';
import { dotted, textsIn } from './peek';
import { type Problem, quote } from './problem';
import type { Reading, WordsSource } from './readRecord';
import { sectionsOf } from './sections';

/** Names and addresses are the same in every language; few of them are longer. */
const LONGEST_NAME = 30;

/** Whether a text is words to be translated. In a long name, as of an airport, most words begin with a capital. */
const isSentence = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return text.trim().length > LONGEST_NAME && small.length * 2 >= words.length;
};

const untranslated = ({ file, language }: WordsSource, line: number, field: string, text: string): Problem => ({
  file,
  line,
  field,
  found: `the same words as in ${defaultLanguage}.md: ${quote(text)}`,
  allowed: `words in the language "${language}"`,
  mend: `Translate them; if they are right here, translate those of ${defaultLanguage}.md.`,
});

/** Sentences of the front matter that stand under the same name in both files. */
const sameFields = (english: WordsSource, twin: WordsSource): Problem[] => {
  const own = new Map(textsIn(english.value).map(({ path, text }) => [path.join('\n'), text.trim()]));
  return textsIn(twin.value)
    .filter(({ path, text }) => isSentence(text) && own.get(path.join('\n')) === text.trim())
    .map(({ path, text }) => untranslated(twin, twin.lineOf(path), dotted(path), text));
};

/** Paragraphs, lists and quotations that stand in both texts; the first one tells of all. */
const sameText = (english: WordsSource, twin: WordsSource): Problem[] => {
  const sentence = (node: RootContent): string => textOf(node).trim();
  const own = new Set(english.tree.children.map(sentence));
  const first = twin.tree.children.find((node) => isSentence(sentence(node)) && own.has(sentence(node)));
  if (!first) return [];
  return [untranslated(twin, lineOfNode(twin, first), 'text', sentence(first))];
};

const pairsOf = (reading: Reading): { readonly english: WordsSource; readonly twin: WordsSource }[] => {
  const english = reading.words.find(({ language }) => language === defaultLanguage);
  if (!english) return [];
  return reading.words.filter((source) => source !== english).map((twin) => ({ english, twin }));
};

/** Words that are still those of the other language. */
export const problemsOfTwins = (reading: Reading): Problem[] =>
  pairsOf(reading).flatMap(({ english, twin }) => [...sameFields(english, twin), ...sameText(english, twin)]);

/** A page of text says the same in every language, so it has as many sections: one that is missing is forgotten. */
export const problemsOfSectionCount = (reading: Reading): Problem[] =>
  pairsOf(reading).flatMap(({ english, twin }) => {
    const wanted = sectionsOf(english.tree).length;
    const sections = sectionsOf(twin.tree);
    return sections.length === wanted
      ? []
      : [
          {
            file: twin.file,
            line: lineOfNode(twin, sections.at(-1)?.heading),
            field: 'text',
            found: `${sections.length} headings with ##`,
            allowed: `${wanted}, as in ${defaultLanguage}.md`,
            mend: 'Compare the headings of both files, and write the section that one of them lacks.',
          },
        ];
  });
