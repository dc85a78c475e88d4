import type { RootContent } from 'mdast';
import { defaultLanguage } from '../../facts/locales';
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
