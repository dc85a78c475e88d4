import type { Root } from 'mdast';
import type { z } from 'zod';
import { type Language, languages } from '../../facts/locales';
import type { CheckedRecord, RawRecord, SourceFile } from '../content/record';
import { parseYaml, splitFrontMatter, type YamlSource } from '../content/yamlSource';
import { holdAgainst } from './explain';
import { parseMarkdown } from './markdown';
import type { Problem } from './problem';

export interface WordsSource extends YamlSource {
  readonly tree: Root;
  readonly bodyLine: number;
}

/** A record that fits its schemas, with what cross checks need to name lines. */
export interface ParsedRecord<Facts, Words> {
  readonly record: CheckedRecord<Facts, Words>;
  readonly factsSource: YamlSource;
  readonly wordsSource: Readonly<Record<Language, WordsSource>>;
}

export interface Reading<Facts, Words> {
  readonly parsed?: ParsedRecord<Facts, Words>;
  readonly problems: readonly Problem[];
  /** Markdown of each language that could be read, also where the record as a whole is broken. */
  readonly texts: readonly { readonly language: Language; readonly source: WordsSource }[];
}

const missingFile = (folder: string, name: string, why: string): Problem => ({
  file: `${folder}/${name}`,
  line: 1,
  field: 'file',
  found: 'nothing',
  allowed: why,
  mend: `Create ${name}; an existing record of the same kind shows how.`,
});

const isProblem = (parsed: YamlSource | Problem): parsed is Problem => 'mend' in parsed;

const readWords = (source: SourceFile): { source: WordsSource; body: string } | Problem => {
  const parts = splitFrontMatter(source.text);
  if (!parts)
    return {
      file: source.file,
      line: 1,
      field: 'front matter',
      found: 'no lines between --- and ---',
      allowed: 'fields between two lines of ---, then the text',
      mend: 'Begin the file with ---, the fields, and --- on lines of their own.',
    };
  const yaml = parseYaml(source.file, parts.frontMatter, 2);
  if (isProblem(yaml)) return yaml;
  return { source: { ...yaml, tree: parseMarkdown(parts.body), bodyLine: parts.bodyLine }, body: parts.body };
};

/** Reads a record's three files and holds each against its schema; one bad file never hides the errors of another. */
export const readRecord = <Facts extends z.ZodType, Words extends z.ZodType>(
  raw: RawRecord,
  schemas: { readonly facts: Facts; readonly words: Words },
): Reading<z.infer<Facts>, z.infer<Words>> => {
  const problems: Problem[] = [];
  const texts: { language: Language; source: WordsSource }[] = [];

  let factsSource: YamlSource | undefined;
  let facts: { value: z.infer<Facts> } | undefined;
  if (raw.facts) {
    const yaml = parseYaml(raw.facts.file, raw.facts.text);
    if (isProblem(yaml)) problems.push(yaml);
    else {
      factsSource = yaml;
      const held = holdAgainst(schemas.facts, yaml);
      if ('problems' in held) problems.push(...held.problems);
      else facts = held;
    }
  } else problems.push(missingFile(raw.folder, 'facts.yaml', 'one facts.yaml per record'));

  const words: Partial<Record<Language, z.infer<Words>>> = {};
  const body: Partial<Record<Language, string>> = {};
  const wordsSource: Partial<Record<Language, WordsSource>> = {};
  for (const language of languages) {
    const file = raw.words[language];
    if (!file) {
      problems.push(missingFile(raw.folder, `${language}.md`, `one file per language: ${languages.join(', ')}`));
      continue;
    }
    const read = readWords(file);
    if ('mend' in read) {
      problems.push(read);
      continue;
    }
    texts.push({ language, source: read.source });
    if (read.body.trim() === '')
      problems.push({
        file: file.file,
        line: read.source.bodyLine,
        field: 'text',
        found: 'no text below the front matter',
        allowed: 'at least one paragraph',
        mend: 'Write the text below the second ---.',
      });
    const held = holdAgainst(schemas.words, read.source);
    if ('problems' in held) problems.push(...held.problems);
    else {
      words[language] = held.value;
      body[language] = read.body;
      wordsSource[language] = read.source;
    }
  }

  const complete = facts && factsSource && languages.every((language) => words[language] !== undefined);
  if (!complete) return { problems, texts };
  return {
    problems,
    texts,
    parsed: {
      record: {
        id: raw.id,
        folder: raw.folder,
        facts: (facts as { value: z.infer<Facts> }).value,
        words: words as Record<Language, z.infer<Words>>,
        body: body as Record<Language, string>,
        ...(raw.cover && { cover: raw.cover }),
      },
      factsSource: factsSource as YamlSource,
      wordsSource: wordsSource as Record<Language, WordsSource>,
    },
  };
};
