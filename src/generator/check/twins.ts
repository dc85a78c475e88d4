import type { RootContent } from 'mdast';
import { defaultLanguage } from '../../facts/locales';
import { languageOf, nameOfLanguage } from './languageOf';
import { lineOfNode, textOf } from './nodes';
import { dotted, textsIn } from './peek';
import { type Problem, quote } from './problem';
import type { Reading, WordsSource } from './readRecord';

/** Names and addresses are the same in every language; few of them are longer. */
const LONGEST_NAME = 30;

/** Small words of names: "Registro Andino de Profesionales de la Salud". */
const PARTICLES = new Set('de del la las los el y e of the and for in on at da do dos von van'.split(' '));
/** The same in every language. */
const ADDRESS = /(?:https?:\/\/|mailto:|www\.)\S+|\S+@\S+/gi;

/** Whether a text is words to be translated. In a long name, as of an airport, most words begin with a capital. */
const isSentence = (text: string): boolean => {
  const rest = text.replace(ADDRESS, '').trim();
  const words = rest.split(/\s+/).filter((word) => !PARTICLES.has(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return rest.length > LONGEST_NAME && small.length * 2 >= words.length;
};

const untranslated = ({ file, language }: WordsSource, line: number, field: string, text: string): Problem => ({
  file,
  line,
  field,
  found: `the same words as in words.${defaultLanguage}.md: ${quote(text)}`,
  allowed: `words in ${nameOfLanguage(language)}`,
  mend: `Translate them; if they are right here, translate those of words.${defaultLanguage}.md.`,
});

const sentencesOf = (source: WordsSource) => textsIn(source.value).filter(({ text }) => isSentence(text));

/** Sentences of the front matter that stand under the same name in both files. */
const sameFields = (english: WordsSource, twin: WordsSource) => {
  const own = new Map(textsIn(english.value).map(({ path, text }) => [path.join('\n'), text.trim()]));
  return sentencesOf(twin).filter(({ path, text }) => own.get(path.join('\n')) === text.trim());
};

/** Fewer would be fields that somebody forgot. */
const FEWEST_COPIED = 4;

/** Of a file that was copied to be translated, or over the one that was: each of its fields would say the same. */
const copiedFile = (english: WordsSource, twin: WordsSource, same: ReturnType<typeof textsIn>): Problem | undefined => {
  const [first] = same;
  if (!first || same.length < FEWEST_COPIED || same.length * 2 <= sentencesOf(twin).length) return undefined;
  const isOverEnglish = languageOf(same.map(({ text }) => text).join(' ')) === twin.language;
  const [copy, original] = isOverEnglish ? [english, twin] : [twin, english];
  return {
    file: copy.file,
    line: copy.lineOf(first.path),
    field: 'whole file',
    found: `${same.length} texts that are those of words.${original.language}.md, first ${dotted(first.path)}: ${quote(first.text)}`,
    allowed: `words in ${nameOfLanguage(copy.language)}`,
    mend: 'Translate the file; once half of it is done, each text that is left is named with its line.',
  };
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
  pairsOf(reading).flatMap(({ english, twin }) => {
    const same = sameFields(english, twin);
    const copied = copiedFile(english, twin, same);
    if (copied) return [copied];
    const fields = same.map(({ path, text }) => untranslated(twin, twin.lineOf(path), dotted(path), text));
    return [...fields, ...sameText(english, twin)];
  });
