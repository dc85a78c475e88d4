import type { Root } from 'mdast';
import type { z } from 'zod';
import { type Language, languages } from '../../../facts/locales';
import { asId } from '../../../schemas/fields';
import type { CheckedRecord, RecordKind } from '../../content/record';
import { isProblem, type Problem } from '../report/problem';
import { parseMarkdown } from '../text/parseMarkdown';
import { dated, newerLanguageOf } from '../translations/newerWords';
import { digestOfWords } from '../translations/stamp';
import { splitFrontMatter } from './frontMatter';
import type { RecordFolder } from './readFolders';
import { readText } from './readText';
import { compareWithSchema } from './schemaWording';
import { whileUnchanged } from './whileUnchanged';
import { parseYaml, type YamlSource } from './yamlSource';

/** A language's file: front matter with its lines, and the text as a tree. */
export interface WordsSource extends YamlSource {
  readonly language: Language;
  readonly tree: Root;
  /** The text as written in the file. */
  readonly body: string;
  /** Line of the file on which the text begins. */
  readonly bodyLine: number;
  /** Digest of the file's content. */
  readonly digest: string;
}

/** What could be read of a record, even a broken one: rules that compare fields use the sources. */
export interface Reading<Facts = unknown, Words = unknown> {
  readonly kind: RecordKind;
  readonly id: string;
  readonly folder: string;
  readonly cover?: string | undefined;
  readonly facts?: YamlSource | undefined;
  readonly words: readonly WordsSource[];
  /** Present when all files fit their schemas. */
  readonly record?: CheckedRecord<Facts, Words> | undefined;
  readonly problems: readonly Problem[];
}

/** The id from a record's folder, or the id it will have once the folder is renamed. */
export const idOf = ({ id }: Pick<Reading, 'id'>): string => asId(id) || id;

interface RecordSchemas<Facts extends z.ZodType, Words extends z.ZodObject> {
  readonly facts: Facts;
  readonly words: Words;
}

const missingFile = (file: string): Problem => ({
  file,
  line: 1,
  field: 'file',
  found: 'nothing',
  allowed: `facts.yaml and one file per language: ${languages.map((language) => `words.${language}.md`).join(', ')}`,
  fix: `Create ${file.split('/').at(-1)}; an existing record of the same kind shows how.`,
});

const emptyText = (file: string, line: number): Problem => ({
  file,
  line,
  field: 'text',
  found: 'no text below the front matter',
  allowed: 'at least one paragraph',
  fix: 'Write the text below the second ---.',
});

const factsIn = whileUnchanged(({ file, text }) => parseYaml(file, text));

const wordsIn = whileUnchanged(
  ({ file, text }, language: Language, names: readonly string[]): WordsSource | Problem[] => {
    const parts = splitFrontMatter(file, text, names);
    if (isProblem(parts)) return [parts];
    const { fields, body, bodyLine } = parts;
    const yaml = parseYaml(file, fields, 2);
    const tree = parseMarkdown(file, body, bodyLine);
    if (isProblem(yaml) || isProblem(tree)) return [yaml, tree].filter(isProblem);
    return { ...yaml, language, tree, body, bodyLine, digest: digestOfWords(text) };
  },
);

const readFacts = (root: string, file: string | undefined, folder: string): YamlSource | Problem => {
  if (file === undefined) return missingFile(`${folder}/facts.yaml`);
  const read = readText(root, file);
  return isProblem(read) ? read : factsIn({ file, text: read.text });
};

const readLanguage = (
  root: string,
  { words, folder }: RecordFolder,
  language: Language,
  names: readonly string[],
): WordsSource | Problem[] => {
  const file = words[language];
  if (file === undefined) return [missingFile(`${folder}/words.${language}.md`)];
  const read = readText(root, file);
  return isProblem(read) ? [read] : wordsIn({ file, text: read.text }, language, names);
};

/** Reads a record's files and compares each with its schema. One bad file never hides problems of another. */
export const readRecord = <Facts extends z.ZodType, Words extends z.ZodObject>(
  root: string,
  found: RecordFolder,
  schemas: RecordSchemas<Facts, Words>,
): Reading<z.infer<Facts>, z.infer<Words>> => {
  const { kind, id, folder, cover } = found;
  const problems: Problem[] = [];
  const checkedValue = <Schema extends z.ZodType>(schema: Schema, source: YamlSource): z.infer<Schema> | undefined => {
    const compared = compareWithSchema(schema, source);
    if ('value' in compared) return compared.value;
    problems.push(...compared.problems);
    return undefined;
  };

  const factsRead = readFacts(root, found.facts, folder);
  if (isProblem(factsRead)) problems.push(factsRead);
  const factsSource = isProblem(factsRead) ? undefined : factsRead;
  const facts = factsSource && checkedValue(schemas.facts, factsSource);

  const sources: WordsSource[] = [];
  const words: Partial<Record<Language, z.infer<Words>>> = {};
  for (const language of languages) {
    const source = readLanguage(root, found, language, Object.keys(schemas.words.shape));
    if (Array.isArray(source)) {
      problems.push(...source);
      continue;
    }
    sources.push(source);
    if (source.body.trim() === '') problems.push(emptyText(source.file, source.bodyLine));
    const value = checkedValue(schemas.words, source);
    if (value !== undefined) words[language] = value;
  }

  const byLanguage = <Value>(of: (source: WordsSource) => Value) =>
    Object.fromEntries(sources.map((source) => [source.language, of(source)])) as Record<Language, Value>;
  const isComplete = facts !== undefined && languages.every((language) => language in words);
  const record = isComplete
    ? {
        id,
        folder,
        facts,
        words: words as Record<Language, z.infer<Words>>,
        body: byLanguage(({ body }) => body),
        trees: byLanguage(({ tree }) => tree),
        newerLanguage: newerLanguageOf(sources.map(dated)),
        ...(cover && { cover }),
      }
    : undefined;
  return { kind, id, folder, cover, facts: factsSource, words: sources, record, problems };
};
