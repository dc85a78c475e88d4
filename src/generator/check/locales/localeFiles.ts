import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../../facts/locales';
import { allowedSeen } from '../../../schemas/fields';
import { invisibleIn } from '../../../schemas/invisible';
import { dotted, leavesIn } from '../records/fieldAccess';
import { readText } from '../records/readText';
import { parseYaml, type YamlSource } from '../records/yamlSource';
import { type Finding, isProblem, type Problem, problemOfFile, quote } from '../report/problem';

/** A key's text and its line. */
export interface Entry {
  readonly text: string;
  readonly line: number;
}

/** By key: `filter.search`. */
export type Entries = ReadonlyMap<string, Entry>;

/** A file of interface words. */
export interface LocaleFile {
  readonly language: Language;
  /** `common.json` */
  readonly name: string;
  /** Relative to the project. */
  readonly file: string;
  /** Undefined when the file cannot be read. */
  readonly entries?: Entries;
  readonly problems: readonly Problem[];
}

/** Why a text is not JSON, with the line; undefined when it is. */
const faultOfJson = (text: string): { readonly found: string; readonly line: number } | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    return { found: `not JSON: ${message}`, line: text.slice(0, position).split('\n').length };
  }
};

const parseJson = (file: string, text: string): YamlSource | Problem => {
  // JSON is also YAML, whose parser knows the lines and refuses a key that stands twice.
  const source = parseYaml(file, text);
  const fault = isProblem(source) ? source : faultOfJson(text);
  if (!fault) return source;
  const finding = {
    found: fault.found,
    allowed: 'valid JSON, each key once',
    fix: 'Check this line and the one above: double quotes around key and words, a colon between them, a comma between entries, none after the last; \\" for a quotation mark among the words.',
  };
  return problemOfFile(file, 'JSON', finding, fault.line);
};

const wrongText = (value: unknown): Finding | undefined => {
  if (typeof value !== 'string' || value.trim() === '')
    return { found: quote(value), allowed: 'text', fix: 'Write the words between double quotes.' };
  const found = invisibleIn(value)?.found;
  return found
    ? { found, allowed: allowedSeen, fix: 'Remove it; it may be written as \\u and four digits.' }
    : undefined;
};

/** A file's texts by key. */
const readEntries = (root: string, file: string): Pick<LocaleFile, 'entries' | 'problems'> => {
  const read = readText(root, file);
  const source = isProblem(read) ? read : parseJson(file, read.text);
  if (isProblem(source)) return { problems: [source] };
  const problems: Problem[] = [];
  const entries = new Map<string, Entry>();
  for (const { path, value } of leavesIn(source.value)) {
    const [key, line] = [dotted(path), source.lineOf(path)];
    const wrong = wrongText(value);
    if (wrong) problems.push(problemOfFile(file, key, wrong, line));
    entries.set(key, { text: String(value), line });
  }
  return { entries, problems };
};

/** Names of a language's files without hidden ones; undefined when there is no folder. */
export const namesOfFiles = (root: string, language: Language): string[] | undefined => {
  const folder = join(root, 'locales', language);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
};

/** The words of the interface in every language. */
export const readLocales = (root: string): LocaleFile[] =>
  languages.flatMap((language) =>
    (namesOfFiles(root, language) ?? [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const file = `locales/${language}/${name}`;
        return { language, name, file, ...readEntries(root, file) };
      }),
  );
