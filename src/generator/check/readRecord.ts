import type { Root } from 'mdast';
import { z } from 'zod';
import { type Language, languages } from '../../facts/locales';
import { splitFrontMatter } from '../content/frontMatter';
import type { CheckedRecord, RawRecord, SourceFile } from '../content/record';
import { parseYaml, type YamlSource } from '../content/yamlSource';
import { holdAgainst } from './explain';
import { earlyEnd, frontMatterFault } from './frontMatterFault';
import { parseMarkdown } from './markdown';
import { isProblem, type Problem } from './problem';

/** A language's file: front matter with its lines, and the text as a tree. */
export interface WordsSource extends YamlSource {
  readonly language: Language;
  readonly tree: Root;
  /** The text as it stands in the file. */
  readonly body: string;
  /** Line of the file on which the text begins. */
  readonly bodyLine: number;
}

/** What could be read of a record, also of a broken one: rules between fields look into the sources. */
export interface Reading<Facts = unknown, Words = unknown> {
  readonly id: string;
  readonly folder: string;
  readonly facts?: YamlSource;
  readonly words: readonly WordsSource[];
  /** Present when all files fit their schemas. */
  readonly record?: CheckedRecord<Facts, Words>;
  readonly problems: readonly Problem[];
}

const missingFile = (folder: string, name: string, why: string): Problem => ({
  file: `${folder}/${name}`,
  line: 1,
  field: 'file',
  found: 'nothing',
  allowed: why,
  mend: `Create ${name}; an existing record of the same kind shows how.`,
});

const emptyText = (file: string, line: number): Problem => ({
  file,
  line,
  field: 'text',
  found: 'no text below the front matter',
  allowed: 'at least one paragraph',
  mend: 'Write the text below the second ---.',
});

const readWords = (
  { file, text }: SourceFile,
  language: Language,
  names: readonly string[],
): { source?: WordsSource; body: string; problems: Problem[] } => {
  const parts = splitFrontMatter(text);
  if (!parts) return { body: '', problems: [frontMatterFault(file, text)] };
  const early = earlyEnd(file, parts, names);
  if (early) return { body: '', problems: [early] };
  const { frontMatter, body, bodyLine } = parts;
  const yaml = parseYaml(file, frontMatter, 2);
  const tree = parseMarkdown(file, body, bodyLine);
  const problems = [yaml, tree].filter(isProblem);
  if (body.trim() === '') problems.push(emptyText(file, bodyLine));
  if (isProblem(yaml) || isProblem(tree)) return { body, problems };
  return { source: { ...yaml, language, tree, body, bodyLine }, body, problems };
};

/** Reads a record's three files and holds each against its schema; one bad file never hides the errors of another. */
export const readRecord = <Facts extends z.ZodType, Words extends z.ZodType>(
  raw: RawRecord,
  schemas: { readonly facts: Facts; readonly words: Words },
): Reading<z.infer<Facts>, z.infer<Words>> => {
  const problems: Problem[] = [];

  let factsSource: YamlSource | undefined;
  let facts: { readonly value: z.infer<Facts> } | undefined;
  if (!raw.facts) problems.push(missingFile(raw.folder, 'facts.yaml', 'one facts.yaml per record'));
  else if (raw.facts !== 'refused') {
    const yaml = parseYaml(raw.facts.file, raw.facts.text);
    if (isProblem(yaml)) problems.push(yaml);
    else {
      factsSource = yaml;
      const held = holdAgainst(schemas.facts, yaml);
      if ('problems' in held) problems.push(...held.problems);
      else facts = held;
    }
  }

  const names = schemas.words instanceof z.ZodObject ? Object.keys(schemas.words.shape) : [];
  const sources: WordsSource[] = [];
  const words: Partial<Record<Language, z.infer<Words>>> = {};
  const body: Partial<Record<Language, string>> = {};
  const trees: Partial<Record<Language, Root>> = {};
  for (const language of languages) {
    const file = raw.words[language];
    if (!file)
      problems.push(missingFile(raw.folder, `words.${language}.md`, `one file per language: ${languages.join(', ')}`));
    if (!file || file === 'refused') continue;
    const read = readWords(file, language, names);
    problems.push(...read.problems);
    if (!read.source) continue;
    sources.push(read.source);
    const held = holdAgainst(schemas.words, read.source);
    if ('problems' in held) problems.push(...held.problems);
    else {
      words[language] = held.value;
      body[language] = read.body;
      trees[language] = read.source.tree;
    }
  }

  const { id, folder, cover } = raw;
  const isComplete = facts && languages.every((language) => language in words);
  const record = isComplete && {
    id,
    folder,
    facts: (facts as { readonly value: z.infer<Facts> }).value,
    words: words as Record<Language, z.infer<Words>>,
    body: body as Record<Language, string>,
    trees: trees as Record<Language, Root>,
    ...(cover && { cover }),
  };
  return {
    id,
    folder,
    words: sources,
    problems,
    ...(factsSource && { facts: factsSource }),
    ...(record && { record }),
  };
};
