import type { Root } from 'mdast';
import { defaultLanguage, type Language, languages, localize } from '../../../facts/locales';
import { type ContentKindName, contentKinds, mayLack } from '../../../schemas/kinds';
import { isProblem, type Problem, type ProblemText, problemOfFile } from '../problem';
import type { CheckedRecord } from '../siteContent';
import { parseMarkdown } from '../text/parseMarkdown';
import { isDraftFolder } from './drafts';
import { textAt, valueAt } from './fieldAccess';
import { kinds, type RecordFolder } from './folders';
import { splitFrontMatter } from './frontMatter';
import { readText } from './readText';
import { compareWithSchema } from './schemaWording';
import { type DatedWords, digestOfWords, newerLanguageOf } from './translatedFrom';
import { parseYaml, type YamlSource, yamlSource } from './yamlSource';

/** A language's file: front matter with its lines, and the text as a tree. */
export interface WordsSource extends YamlSource, DatedWords {
  readonly tree: Root;
  /** The text as written in the file. */
  readonly body: string;
  /** Line of the file on which the text begins. */
  readonly bodyLine: number;
}

/** The checked fields of a record's files, file by file. */
export interface RecordFields {
  readonly facts?: object | undefined;
  readonly words: Readonly<Partial<Record<Language, object>>>;
}

/** What could be read of a record, even a broken one: rules that compare fields use the sources. */
export interface ParsedRecord {
  readonly kind: ContentKindName;
  readonly id: string;
  readonly folder: string;
  readonly cover?: string | undefined;
  readonly isDraft: boolean;
  /** Without a value when the file cannot be read. */
  readonly facts: YamlSource;
  readonly words: readonly WordsSource[];
  /** Languages in which it may lack its words, and does. */
  readonly lacks: readonly Language[];
  /** The fields of the files that fit their schemas. */
  readonly fields: RecordFields;
  /** Present when all files fit their schemas. */
  readonly record?: CheckedRecord<object, object> | undefined;
  readonly problems: readonly Problem[];
}

const missingFile = (file: string): Problem =>
  problemOfFile(file, 'file', {
    found: 'nothing',
    allowed: `facts.yaml and one file per language: ${languages.map((language) => `words.${language}.md`).join(', ')}`,
    fix: `Create ${file.split('/').at(-1)}; an existing record of the same kind shows how.`,
  });

const noText: ProblemText = {
  found: 'no text below the front matter',
  allowed: 'at least one paragraph',
  fix: 'Write the text below the second ---.',
};

interface TextFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Remembers what was made of each file until its text is another: in develop everything is checked after each edit, and
 * parsing it all again takes a second. A build reads each file once, so it would only fill its memory.
 */
const whileUnchanged = <Rest extends readonly unknown[], Made>(make: (from: TextFile, ...rest: Rest) => Made) => {
  if (process.env.gatsby_executing_command === 'build') return make;
  const made = new Map<string, { readonly text: string; readonly value: Made }>();
  return (from: TextFile, ...rest: Rest): Made => {
    const last = made.get(from.file);
    if (last?.text === from.text) return last.value;
    const value = make(from, ...rest);
    made.set(from.file, { text: from.text, value });
    return value;
  };
};

const parseFacts = whileUnchanged(({ file, text }) => parseYaml(file, text));

const parseWords = whileUnchanged(({ file, text }, language: Language, names: readonly string[]) => {
  const parts = splitFrontMatter(file, text, names);
  if (isProblem(parts)) return [parts];
  const { fields, body, bodyLine } = parts;
  const [yaml, tree] = [parseYaml(file, fields, 2), parseMarkdown(file, body, bodyLine)];
  if (isProblem(yaml) || isProblem(tree)) return [yaml, tree].filter(isProblem);
  const translatedFrom = textAt(yaml.value, 'translatedFrom');
  return { ...yaml, language, tree, body, bodyLine, digest: digestOfWords(text), translatedFrom };
});

/** Reads a record's files and compares each with its schema. One bad file never hides problems of another. */
export const readRecord = (root: string, { kind, id, folder, names, misnamed, cover }: RecordFolder): ParsedRecord => {
  const schemas = kinds[kind];
  const problems: Problem[] = [];
  const read = <Source extends YamlSource>(
    name: string,
    parse: (from: TextFile) => Source | Problem | Problem[],
  ): Source | undefined => {
    const file = `${folder}/${name}`;
    if (misnamed.includes(name)) return undefined;
    const text = names.includes(name) ? readText(root, file) : missingFile(file);
    const source = isProblem(text) ? text : parse(text);
    if (!Array.isArray(source) && !isProblem(source)) return source;
    problems.push(...[source].flat());
    return undefined;
  };
  const valid = (schema: typeof schemas.facts, source: YamlSource): object | undefined => {
    const compared = compareWithSchema(schema, source);
    if ('value' in compared) return compared.value;
    problems.push(...compared.problems);
    return undefined;
  };

  const factsRead = read('facts.yaml', parseFacts);
  const facts = factsRead && valid(schemas.facts, factsRead);
  const fields = Object.keys(schemas.words.shape);
  const isAbsent = (language: Language): boolean => ![...names, ...misnamed].includes(`words.${language}.md`);
  const lacks = languages.filter((language) => mayLack(contentKinds[kind], language) && isAbsent(language));
  const written = languages.filter((language) => !lacks.includes(language));
  const words = written.flatMap((language) => {
    const source = read(`words.${language}.md`, (from) => parseWords(from, language, fields));
    if (source?.body.trim() === '') problems.push(problemOfFile(source.file, 'text', noText, source.bodyLine));
    return source ? [{ source, value: valid(schemas.words, source) }] : [];
  });
  const sources = words.map(({ source }) => source);
  const byLanguage = <Value>(of: (each: (typeof words)[number]) => Value) =>
    Object.fromEntries(words.map((each) => [each.source.language, of(each)])) as Record<Language, Value>;
  const whole = <Value>(by: Record<Language, Value>) => localize((language) => by[language] ?? by[defaultLanguage]);
  const values: RecordFields['words'] = byLanguage(({ value }) => value);
  const record = facts &&
    written.every((language) => values[language]) && {
      id,
      folder,
      facts,
      words: whole(values as Record<Language, object>),
      body: whole(byLanguage(({ source }) => source.body)),
      trees: whole(byLanguage(({ source }) => source.tree)),
      newerLanguage: newerLanguageOf(sources),
      ...(cover && { cover }),
      ...(lacks.length > 0 && { lacks }),
    };
  return {
    kind,
    id,
    folder,
    cover,
    isDraft: valueAt(factsRead?.value, ['draft']) === true || isDraftFolder(root, folder),
    facts: factsRead ?? yamlSource(`${folder}/facts.yaml`, undefined, () => 1),
    words: sources,
    lacks,
    fields: { facts, words: values },
    record: record || undefined,
    problems,
  };
};
