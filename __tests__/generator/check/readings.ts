import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Language } from '../../../src/facts/locales';
import { isProblem } from '../../../src/generator/check/problem';
import type { Reading, WordsSource } from '../../../src/generator/check/readRecord';
import { parseYaml, type YamlSource } from '../../../src/generator/content/yamlSource';

/** A file of fields, as the check reads it. */
export const sourceOf = (file: string, text: string, firstLine?: number): YamlSource => {
  const parsed = parseYaml(file, text, firstLine);
  if (isProblem(parsed)) throw new Error(parsed.found);
  return parsed;
};

/** A language's file: fields between its first lines, the text below. */
export const wordsOf = (language: Language, fields: string, body = ''): WordsSource => ({
  ...sourceOf(`words.${language}.md`, fields, 2),
  language,
  tree: fromMarkdown(body),
  body,
  bodyLine: fields.split('\n').length + 3,
});

/** A record of the given files. */
export const readingOf = (words: readonly WordsSource[], facts?: YamlSource): Reading => ({
  id: 'x',
  folder: 'content/clinics/x',
  ...(facts && { facts }),
  words,
  problems: [],
});
